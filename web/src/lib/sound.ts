/** A few short synthesised sounds, off until a person switches them on. */
export type Sound = 'turn' | 'move' | 'dice' | 'crash' | 'goal' | 'click' | 'tick'

interface Tone {
  from: number
  to: number
  seconds: number
  shape: OscillatorType
  after?: number
  loud?: number
}

const TONES: Record<Exclude<Sound, 'dice' | 'crash'>, Tone[]> = {
  turn: [
    { from: 523, to: 523, seconds: 0.16, shape: 'triangle' },
    { from: 784, to: 784, seconds: 0.28, shape: 'triangle', after: 0.13 },
  ],
  move: [{ from: 90, to: 190, seconds: 0.35, shape: 'sawtooth', loud: 0.05 }],
  goal: [523, 659, 784, 1047].map((from, i) => ({ from, to: from, seconds: 0.3, shape: 'triangle', after: i * 0.11 })),
  tick: [{ from: 880, to: 840, seconds: 0.09, shape: 'triangle', loud: 0.09 }],
  click: [{ from: 660, to: 520, seconds: 0.05, shape: 'sine', loud: 0.06 }],
}

let context: AudioContext | null = null

/** Play a sound if `on`. */
export function play(sound: Sound, on: boolean): void {
  if (!on) return
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume() // until somebody has pressed something, browsers play nothing
  if (sound === 'dice') for (let i = 0; i < 4; i++) noise(context, 0.04, i * 0.07, 2400, 0.16)
  else if (sound === 'crash') noise(context, 0.5, 0, 420, 0.4)
  else for (const tone of TONES[sound]) ring(context, tone)
}

function ring(audio: AudioContext, { from, to, seconds, shape, after = 0, loud = 0.12 }: Tone): void {
  const at = audio.currentTime + after
  const voice = audio.createOscillator()
  voice.type = shape
  voice.frequency.setValueAtTime(from, at)
  voice.frequency.exponentialRampToValueAtTime(to, at + seconds)
  voice.connect(fade(audio, at, seconds, loud))
  voice.start(at)
  voice.stop(at + seconds)
}

function noise(audio: AudioContext, seconds: number, after: number, pitch: number, loud: number): void {
  const at = audio.currentTime + after
  const length = Math.ceil(audio.sampleRate * seconds)
  const buffer = audio.createBuffer(1, length, audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < length; i++) samples[i] = Math.random() * 2 - 1
  const source = audio.createBufferSource()
  const filter = audio.createBiquadFilter()
  filter.type = 'bandpass'
  filter.frequency.value = pitch
  source.buffer = buffer
  source.connect(filter).connect(fade(audio, at, seconds, loud))
  source.start(at)
}

function fade(audio: AudioContext, at: number, seconds: number, loud: number): GainNode {
  const gain = audio.createGain()
  gain.gain.setValueAtTime(loud, at)
  gain.gain.exponentialRampToValueAtTime(0.001, at + seconds)
  gain.connect(audio.destination)
  return gain
}
