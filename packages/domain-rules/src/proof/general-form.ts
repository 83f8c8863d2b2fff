import type { FileFacts } from '../file/check-file.ts'
import { problemsAmong, type Problem } from '../problem.ts'
import { checkInspectedFiles, inspected, type InspectedFile } from './files.ts'
import { checkProofPeriod } from './period.ts'
import type { Division, ProofType } from './proof-kinds.ts'
import * as t from './texts.ko.ts'
import { checkTotal } from './total.ts'

/** The general proof form; a type that the page has no field for is `notAsked` (AMB-70). */
export type GeneralProof<File = FileFacts> = {
  isAgreed: boolean
  type: ProofType | 'notAsked' | null
  years: readonly string[]
  division: Division | null
  total: string
  files: readonly File[]
}

export type GeneralProofField = 'agreement' | 'type' | 'years' | 'division' | 'total' | 'files'

/** Returns all problems of general proof, in order (PGEN-19 to PGEN-27, PGEN-33). */
export function generalProofProblems(proof: GeneralProof<InspectedFile>): Problem<GeneralProofField>[] {
  const { division, total } = proof
  return problemsAmong([
    ['agreement', proof.isAgreed ? null : t.notAgreed],
    ['type', proof.type === null ? t.typeMissing : null],
    ['years', checkProofPeriod(proof.years, 'general')],
    ['division', division === null ? t.divisionMissing : null],
    ['total', division === null ? null : checkTotal(division, total, 'general')],
    ['files', checkInspectedFiles(proof.files, 'performance')],
  ])
}

/** Returns the first problem of general proof, or null. */
export function checkGeneralProof(proof: GeneralProof): string | null {
  const [first] = generalProofProblems({ ...proof, files: proof.files.map(inspected) })
  return first?.message ?? null
}

/** Returns the message for the files of general proof alone, or null. */
export function checkGeneralFiles(files: readonly FileFacts[]): string | null {
  return checkInspectedFiles(files.map(inspected), 'performance')
}
