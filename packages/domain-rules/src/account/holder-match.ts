import { byteLength, cutToBytes } from '../text-bytes.ts'
import { proceed, refuse, type Verdict } from '../verdict.ts'
import * as t from './texts.ko.ts'

export const HOLDER_COMPARED_BYTES = 12

const SPACES = /\s/g
const LATIN_ONLY = /^[A-Za-z]+$/

/**
 * Whether the bank's holder is the one that was entered (APLY-80 to APLY-84, ACC-16, ACC-17).
 * Spaces and case do not count; width does (GP-13). Of names of 12 bytes and more only the beginning is compared.
 */
export function holderMatches(entered: string, official: string): boolean {
  const names = [comparable(entered), comparable(official)] as const
  const areLong = names.every(name => byteLength(name) >= HOLDER_COMPARED_BYTES)
  const [ours, theirs] = areLong ? names.map(name => cutToBytes(name, HOLDER_COMPARED_BYTES)) : names
  return ours === theirs && ours !== ''
}

/** The same as a verdict with the message of both screens (APLY-85, ACC-31). */
export function holderVerdict(entered: string, official: string): Verdict {
  return holderMatches(entered, official) ? proceed : refuse(t.holderMismatch)
}

/** What to advise after a mismatch: banks hold Latin names in full width. Null for every other name (APLY-86, ACC-18). */
export function fullWidthHint(entered: string): string | null {
  return LATIN_ONLY.test(entered.replace(SPACES, '')) ? t.fullWidthHint : null
}

function comparable(name: string): string {
  return name.normalize('NFC').replace(SPACES, '').toLowerCase()
}
