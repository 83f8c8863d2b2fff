import { safeLocalStorage, type KeyValueStorage } from 'shared-session/storage'
import * as t from './texts.ko.ts'

const KEPT_AS = 'sbiz_entry_signal'
const VIBRATION_MS = [200, 100, 200]
const TONES_HZ = [660, 880]
const TONE_S = 0.18
const LOUDNESS = 0.2

/** A signal at entry, for people who look elsewhere. Off by default. */
export type EntrySignal = {
  label: string
  isWanted: () => boolean
  /** Stores the choice in this browser. Resolves with it. Call it in a press: browsers allow signals only then. */
  want: (isWanted: boolean) => Promise<boolean>
  /** Gives the signal, if wanted and allowed by the browser. */
  give: () => void
}

type Parts = {
  storage: KeyValueStorage
  createAudio: () => AudioContext
  vibrate: (pattern: number[]) => void
}

const ofThisBrowser: Parts = {
  storage: safeLocalStorage,
  createAudio: () => new AudioContext(),
  // Some browsers cannot vibrate.
  vibrate: pattern => void (navigator as Partial<Navigator>).vibrate?.(pattern),
}

/** A sound and a vibration. The sound is also played once when it is switched on. */
export function createEntrySound({ storage, createAudio, vibrate } = ofThisBrowser): EntrySignal {
  let audio: AudioContext | null = null

  async function sound() {
    try {
      audio ??= createAudio()
      await audio.resume()
      await playTones(audio)
      await audio.suspend()
    } catch (error) {
      console.warn('could not play the sound at entry', error)
    }
  }

  const isWanted = () => storage.getItem(KEPT_AS) === 'on'

  return {
    label: t.signalAtEntry,
    isWanted,
    async want(wanted) {
      if (wanted) storage.setItem(KEPT_AS, 'on')
      else storage.removeItem(KEPT_AS)
      if (wanted) void sound()
      return wanted
    },
    give() {
      if (!isWanted()) return
      vibrate(VIBRATION_MS)
      void sound()
    },
  }
}

/** Plays tones one after the other, each fading so that nothing clicks. Resolves at their end. */
function playTones(audio: AudioContext): Promise<void> {
  const ended = Promise.withResolvers<void>()
  TONES_HZ.forEach((frequency, place) => {
    const at = audio.currentTime + place * TONE_S
    const loudness = audio.createGain()
    loudness.gain.setValueAtTime(LOUDNESS, at)
    loudness.gain.exponentialRampToValueAtTime(0.001, at + TONE_S)
    const tone = audio.createOscillator()
    tone.frequency.value = frequency
    tone.connect(loudness).connect(audio.destination)
    tone.start(at)
    tone.stop(at + TONE_S)
    if (place === TONES_HZ.length - 1) tone.addEventListener('ended', () => ended.resolve())
  })
  return ended.promise
}
