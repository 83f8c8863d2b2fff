import { PROOF_YEARS } from '../programme.ts'
import * as t from './texts.ko.ts'

/** The two pages with a period and a total; each has its own wording. */
export type ProofPage = 'general' | 'supplement'

/** Returns the message for the chosen years, or null: at least one, and only years of the programme (PGEN-21, PDET-27, PDET-28). */
export function checkProofPeriod(years: readonly string[], page: ProofPage): string | null {
  const isChosen = years.length > 0 && years.every(year => PROOF_YEARS.some(known => known === year))
  return isChosen ? null : t.periodMissing[page]
}

/** Returns years in the stored form: each once, sorted, joined by commas (PGEN-39, PDET-28). */
export function joinProofYears(years: readonly string[]): string {
  return [...new Set(years)].toSorted().join(',')
}

/** Returns stored years one by one, without empty ones. */
export function splitProofYears(stored: string): string[] {
  return stored
    .split(',')
    .map(year => year.trim())
    .filter(Boolean)
}
