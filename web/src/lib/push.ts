/** Notifications of this browser: its subscription, which the room is told. */
import type { DoorAsk } from './wire'

const WORKER = '/sw.js'

/** Whether this browser can be told while the page is closed. */
export const offered = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** The address at which the room reaches this browser now, if it has one. */
export async function here(): Promise<string | null> {
  if (!offered()) return null
  const worker = await navigator.serviceWorker.getRegistration(WORKER)
  return (await worker?.pushManager.getSubscription())?.endpoint ?? null
}

/** Ask the browser to be told, with the room's public key; null if its owner does not want it. */
export async function subscribe(key: string): Promise<DoorAsk | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const worker = await navigator.serviceWorker.register(WORKER)
  await navigator.serviceWorker.ready
  await (await worker.pushManager.getSubscription())?.unsubscribe() // it may be for an earlier key
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const { endpoint, keys } = made.toJSON()
  return { kind: 'push', address: endpoint!, keys: { p256dh: keys!.p256dh, auth: keys!.auth } }
}
