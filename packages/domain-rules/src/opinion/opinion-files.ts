import { checkFile, type FileFacts } from '../file/check-file.ts'
import { checkNotEmpty } from '../file/empty-files.ts'
import * as t from '../file/texts.ko.ts'
import { OPINION_FILE_LIMIT } from '../programme.ts'

/** Returns the message for the files of an opinion, or null; none are needed (OPN-24, OPN-27 to OPN-30, AMB-03). */
export function checkOpinionFiles(files: readonly FileFacts[]): string | null {
  if (files.length > OPINION_FILE_LIMIT) return t.atMost(OPINION_FILE_LIMIT)
  const problems = files.map(file => checkFile(file, 'opinion') ?? checkNotEmpty(file))
  return problems.find(problem => problem !== null) ?? null
}
