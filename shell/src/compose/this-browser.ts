import type { Browser } from 'release-format'
import { safeLocalStorage as storage } from 'shared-session/storage'

/** An integer, drawn once: decides about the releases on trial that this browser gets. */
const NUMBER = 'sbiz_release_number'

/** A name that a tester gives to this browser, for the list of a release on trial. */
const ID = 'sbiz_release_id'

const NUMBERS = 2 ** 32

/** Returns the identity of this browser for releases on trial. It contains nothing about the person. */
export function thisBrowser(): Browser {
  return { number: keptNumber() ?? drawnNumber(), id: storage.getItem(ID) ?? undefined }
}

function keptNumber(): number | null {
  const kept = storage.getItem(NUMBER)
  const number = Number(kept)
  return kept !== null && Number.isInteger(number) && number >= 0 && number < NUMBERS ? number : null
}

function drawnNumber(): number {
  const number = Math.floor(Math.random() * NUMBERS)
  storage.setItem(NUMBER, String(number))
  return number
}
