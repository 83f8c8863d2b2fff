import { memoryStorage } from 'shared-session/testing'
import { describe, expect, it, vi } from 'vitest'
import { createEntrySound } from './entry-signal.ts'

const warn = vi.spyOn(console, 'warn').mockReturnValue()

type Step = number | 'resumed' | 'over' | 'suspended'

/** A sound of the browser; `steps` lists the tones that it has played, and the steps around them. */
function audioOf(steps: Step[], resume = async () => {}): AudioContext {
  const createOscillator = () => {
    const frequency = { value: 0 }
    return {
      frequency,
      connect: (next: unknown) => next,
      start: () => steps.push(frequency.value),
      stop: () => {},
      addEventListener: (_: 'ended', heard: () => void) =>
        queueMicrotask(() => (steps.push('over'), heard())),
    }
  }
  const gain = { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} }
  const createGain = () => ({ gain, connect: () => {} })
  const audio = {
    currentTime: 0,
    destination: {},
    resume: () => resume().then(() => steps.push('resumed')),
    suspend: async () => void steps.push('suspended'),
    createGain,
    createOscillator,
  }
  return audio as unknown as AudioContext
}

function signalWith(storage = memoryStorage(), resume?: () => Promise<void>) {
  const steps: Step[] = []
  const vibrate = vi.fn<(pattern: number[]) => void>()
  const createAudio = vi.fn(() => audioOf(steps, resume))
  return { signal: createEntrySound({ storage, createAudio, vibrate }), steps, vibrate, createAudio }
}

describe('the signal at entry', () => {
  it('is off, and makes nothing, until it is wanted', () => {
    const { signal, vibrate, createAudio } = signalWith()
    expect(signal.isWanted()).toBe(false)
    signal.give()
    expect(vibrate).not.toHaveBeenCalled()
    expect(createAudio).not.toHaveBeenCalled()
  })

  it('sounds at the press that switches it on, and at entry, with a vibration', async () => {
    const { signal, steps, vibrate, createAudio } = signalWith()
    const once = ['resumed', 660, 880, 'over', 'suspended']
    void signal.want(true)
    await expect.poll(() => steps).toEqual(once)
    expect(vibrate).not.toHaveBeenCalled()
    signal.give()
    await expect.poll(() => steps).toEqual([...once, ...once])
    expect(vibrate).toHaveBeenCalledExactlyOnceWith([200, 100, 200])
    expect(createAudio).toHaveBeenCalledOnce()
  })

  it('is stored until it is switched off', async () => {
    const storage = memoryStorage()
    expect(await signalWith(storage).signal.want(true)).toBe(true)
    const later = signalWith(storage)
    expect(later.signal.isWanted()).toBe(true)
    expect(await later.signal.want(false)).toBe(false)
    later.signal.give()
    expect(later.vibrate).not.toHaveBeenCalled()
    expect(signalWith(storage).signal.isWanted()).toBe(false)
  })

  it('is a vibration alone if the browser plays no sound', async () => {
    const storage = memoryStorage({ sbiz_entry_signal: 'on' })
    const { signal, vibrate } = signalWith(storage, () => Promise.reject(new Error('not allowed')))
    signal.give()
    expect(vibrate).toHaveBeenCalledOnce()
    await expect.poll(() => warn).toHaveBeenCalledOnce()
  })
})
