import { PROOF_YEARS } from '../programme.ts'
import * as t from './texts.ko.ts'

/** The two pages that ask for a period and a total; each words them in its own way. */
export type ProofPage = 'general' | 'supplement'

/** The message for the chosen years, or null: one at least, and none but those of the programme (PGEN-21, PDET-27, PDET-28). */
export function checkProofPeriod(years: readonly string[], page: ProofPage): string | null {
  const isChosen = years.length > 0 && years.every(isProofYear)
  return isChosen ? null : t.periodMissing[page]
}

/** Years as they are stored: each once, sorted, joined by commas (PGEN-39, PDET-28). */
export function joinProofYears(years: readonly string[]): string {
  return [...new Set(years)].toSorted().join(',')
}

/** Stored years one by one, without empty places. */
export function splitProofYears(stored: string): string[] {
  return stored
    .split(',')
    .map(year => year.trim())
    .filter(Boolean)
}

function isProofYear(year: string): boolean {
  return PROOF_YEARS.some(ofProgramme => ofProgramme === year)
}
