import { byteLength, cutToBytes } from '../text-bytes.ts'
import { proceed, refuse, type Verdict } from '../verdict.ts'
import * as t from './texts.ko.ts'

const HOLDER_COMPARED_BYTES = 12

const SPACES = /\s/g
const LATIN_ONLY = /^[A-Za-z]+$/

/**
 * Returns true if the entered holder is the bank's (APLY-80 to APLY-84, ACC-16, ACC-17). Spaces and case are ignored,
 * width is not (GP-13). Names of 12 bytes and more are compared on their first 12 bytes.
 */
export function holderMatches(entered: string, official: string): boolean {
  const names = [comparable(entered), comparable(official)] as const
  const areLong = names.every(name => byteLength(name) >= HOLDER_COMPARED_BYTES)
  const [ours, theirs] = areLong ? names.map(name => cutToBytes(name, HOLDER_COMPARED_BYTES)) : names
  return ours === theirs && ours !== ''
}

/** Returns the verdict on a holder, with the message of both screens (APLY-85, ACC-31). */
export function holderVerdict(entered: string, official: string): Verdict {
  return holderMatches(entered, official) ? proceed : refuse(t.holderMismatch)
}

/** Returns advice after a mismatch of a Latin name, which banks store in full width; null for other names (APLY-86, ACC-18). */
export function fullWidthHint(entered: string): string | null {
  return LATIN_ONLY.test(entered.replace(SPACES, '')) ? t.fullWidthHint : null
}

function comparable(name: string): string {
  return name.normalize('NFC').replace(SPACES, '').toLowerCase()
}
