import * as v from 'valibot'
import { yesNo } from '../../contract/fields.ts'
import { opinionsOf } from '../../stores/applications/opinion-store.ts'
import { fileResponse, fileResponseFor } from '../../proofs/proof-responses.ts'
import type { Database } from '../../stores/database.ts'

/** An opinion in the form of calls (OPN-31). */
export const opinionSchema = v.object({
  opinionSubmitSn: v.number(),
  opinionContent: v.string(),
  opinionStatus: v.string(),
  answerStatus: yesNo,
  answerContent: v.nullable(v.string()),
  registDt: v.string(),
  updtDt: v.string(),
  fileMasters: v.array(fileResponse),
})

/** Returns the opinions of an application with their files, the latest first. */
export async function opinionResponses(
  database: Database,
  aplyNo: string,
): Promise<v.InferInput<typeof opinionSchema>[]> {
  const opinions = await opinionsOf(database, aplyNo)
  return opinions.map(opinion => ({
    opinionSubmitSn: Number(opinion.opinionNumber),
    opinionContent: opinion.content,
    opinionStatus: opinion.status,
    answerStatus: opinion.answerStatus,
    answerContent: opinion.answerContent,
    registDt: opinion.createdAt.toISOString(),
    updtDt: opinion.updatedAt.toISOString(),
    fileMasters: opinion.files.map(fileResponseFor),
  }))
}
