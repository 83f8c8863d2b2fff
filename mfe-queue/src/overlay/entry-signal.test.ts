import { memoryStorage } from 'shared-session/testing'
import { describe, expect, it, vi } from 'vitest'
import { createEntrySound } from './entry-signal.ts'

const warn = vi.spyOn(console, 'warn').mockReturnValue()

/** A sound whose tones end at once; `tones` lists the played ones. */
function audioOf(tones: number[], resume = async () => {}): AudioContext {
  const createOscillator = () => {
    const frequency = { value: 0 }
    return {
      frequency,
      connect: (next: unknown) => next,
      start: () => tones.push(frequency.value),
      stop: () => {},
      addEventListener: (_: 'ended', heard: () => void) => heard(),
    }
  }
  const gain = { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} }
  const createGain = () => ({ gain, connect: () => {} })
  const audio = {
    currentTime: 0,
    destination: {},
    resume,
    suspend: async () => {},
    createGain,
    createOscillator,
  }
  return audio as unknown as AudioContext
}

function signalWith(storage = memoryStorage(), resume?: () => Promise<void>) {
  const tones: number[] = []
  const vibrate = vi.fn<(pattern: number[]) => void>()
  const createAudio = vi.fn(() => audioOf(tones, resume))
  return { signal: createEntrySound({ storage, createAudio, vibrate }), tones, vibrate, createAudio }
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
    const { signal, tones, vibrate, createAudio } = signalWith()
    void signal.want(true)
    await expect.poll(() => tones).toEqual([660, 880])
    expect(vibrate).not.toHaveBeenCalled()
    signal.give()
    await expect.poll(() => tones).toEqual([660, 880, 660, 880])
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
