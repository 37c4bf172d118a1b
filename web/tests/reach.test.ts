import { expect, test } from 'vitest'
import { isLocal } from '../src/lib/reach'

test('names that mean this computer only', () => {
  expect(['localhost', 'vaka.localhost', '127.0.0.1', '[::1]'].every(isLocal)).toBe(true)
  expect(['192.168.1.5', 'laptop.local', 'localhost.example.org', 'play.example.org'].some(isLocal)).toBe(false)
})
