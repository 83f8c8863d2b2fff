import * as v from 'valibot'
import { goodRowsOf, looseText, UNSHOWN } from '../http/read-response.ts'
import { RequestRefused } from '../errors/errors.ts'
import { callJson, getJson } from '../http/http.ts'
import { fileRows, type FileRecord } from '../proof/proof-records.ts'
import { sentFile, type SentFile } from '../files/sent-file.ts'

/** An opinion on a hold, and the administrator's answer (OPN-31). Times are ISO. */
export type Opinion = {
  id: string
  content: string
  answerStatus: 'Y' | 'N'
  answer: string
  writtenAt: string
  /** Time of the last change: of an answered opinion, the time of the answer. */
  updatedAt: string
  files: FileRecord[]
}

type NewOpinion = {
  applicationNumber: string
  content: string
  files: readonly SentFile[]
  /** One key for each press: the server submits once for a repeated press (GP-25). */
  idempotencyKey: string
}

const CREATE = '/api/v1/opinionSubmit/create'

const OpinionWire = v.object({
  opinionSubmitSn: v.pipe(looseText, v.nonEmpty()),
  ...v.entriesFromList(['opinionContent', 'answerContent', 'registDt', 'updtDt'], looseText),
  answerStatus: v.fallback(v.picklist(['Y', 'N']), 'N'),
  fileMasters: fileRows,
})

/** Opinions in a result and in a list. */
export const opinionRows = goodRowsOf(v.pipe(OpinionWire, v.transform(toOpinion)))

// The specification shows a list, and leaves open if an object is around it.
const ListResponse = v.union([
  opinionRows,
  v.pipe(
    v.object({ result: opinionRows }),
    v.transform(({ result }) => result),
  ),
])
const CreateResponse = v.object({
  result: v.nullish(v.object({ status: looseText, message: looseText }), {}),
})

/** Returns the opinions on an application, the latest first (API-56). @throws RequestFailed */
export async function listOpinions(applicationNumber: string): Promise<Opinion[]> {
  const path = `/api/v1/opinionSubmit/list/${encodeURIComponent(applicationNumber)}`
  return getJson(path, { successStatus: UNSHOWN, shape: ListResponse })
}

/** Submits an opinion with its uploaded files (API-57, OPN-32, OPN-33, OPN-34). @throws RequestFailed */
export async function submitOpinion(opinion: NewOpinion): Promise<void> {
  const { applicationNumber: aplyNo, content: opinionContent, files, idempotencyKey } = opinion
  const body = { aplyNo, opinionContent, opinionSubmitFileReqeusts: files.map(sentFile) }
  const call = { method: 'post', path: CREATE, body, idempotencyKey } as const
  const { result } = await callJson(call, { successStatus: '200', shape: CreateResponse })
  if (result.status) throw new RequestRefused(CREATE, { status: 200, message: result.message })
}

function toOpinion(wire: v.InferOutput<typeof OpinionWire>): Opinion {
  return {
    id: wire.opinionSubmitSn,
    content: wire.opinionContent,
    answerStatus: wire.answerStatus,
    answer: wire.answerContent,
    writtenAt: wire.registDt,
    updatedAt: wire.updtDt,
    files: wire.fileMasters,
  }
}
