import { OPINION_FILE_LIMIT } from 'domain-rules'
import * as v from 'valibot'
import { applicationNumber, textUpTo } from '../../contract/fields.ts'

const LONGEST_TEXT = 10_000
const LONGEST_PATH = 300

/** An opinion with its uploaded files. Only their paths are used: all facts are read from the files (OPN-32). */
export const opinionBody = v.object({
  aplyNo: applicationNumber,
  opinionContent: textUpTo(LONGEST_TEXT),
  opinionSubmitFileReqeusts: v.optional(
    v.pipe(v.array(v.object({ filePath: textUpTo(LONGEST_PATH) })), v.maxLength(2 * OPINION_FILE_LIMIT)),
    [],
  ),
})

export type OpinionBody = v.InferOutput<typeof opinionBody>
