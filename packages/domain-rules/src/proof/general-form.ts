import { checkFile, type FileFacts } from '../file/check-file.ts'
import { isEmptyFile } from '../file/empty-files.ts'
import { checkProofPeriod } from './period.ts'
import type { Division, ProofType } from './proof-kinds.ts'
import * as t from './texts.ko.ts'
import { checkTotal } from './total.ts'

/** The general proof form; a type that the page does not ask for is `notAsked` (AMB-70). */
export type GeneralProof = {
  isAgreed: boolean
  type: ProofType | 'notAsked' | null
  years: readonly string[]
  division: Division | null
  total: string
  files: readonly FileFacts[]
}

/** The first thing that stands against general proof, or null (PGEN-19 to PGEN-27, PGEN-33). */
export function checkGeneralProof(proof: GeneralProof): string | null {
  if (!proof.isAgreed) return t.notAgreed
  if (proof.type === null) return t.typeMissing
  return (
    checkProofPeriod(proof.years, 'general') ?? checkGeneralTotal(proof) ?? checkGeneralFiles(proof.files)
  )
}

/** The files of general proof: one at least, every one valid, and one that is not empty (PGEN-25, PGEN-26, PGEN-33). */
export function checkGeneralFiles(files: readonly FileFacts[]): string | null {
  if (files.length === 0) return t.filesMissing
  const problem = files.map(file => checkFile(file, 'proof')).find(message => message !== null)
  if (problem !== undefined) return problem
  return files.every(isEmptyFile) ? t.noNormalFile : null
}

function checkGeneralTotal({ division, total }: GeneralProof): string | null {
  return division === null ? t.divisionMissing : checkTotal(division, total, 'general')
}
