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
  /** When it was last changed: for an answered one, when the answer was given. */
  updatedAt: string
  files: FileRecord[]
}

type NewOpinion = {
  applicationNumber: string
  content: string
  files: readonly SentFile[]
  /** One for each press: pressing again with it submits once (GP-25). */
  idempotencyKey: string
}

const CREATE = '/api/v1/opinionSubmit/create'

const OpinionWire = v.object({
  opinionSubmitSn: v.pipe(looseText, v.nonEmpty()),
  opinionContent: looseText,
  answerStatus: v.fallback(v.picklist(['Y', 'N']), 'N'),
  answerContent: looseText,
  registDt: looseText,
  updtDt: looseText,
  fileMasters: fileRows,
})

/** Opinions as a result and a list carry them. */
export const opinionRows = v.nullish(goodRowsOf(v.pipe(OpinionWire, v.transform(toOpinion))), [])

// The specification shows a list, and not whether anything stands around it.
const ListAnswer = v.union([
  opinionRows,
  v.pipe(
    v.object({ result: opinionRows }),
    v.transform(({ result }) => result),
  ),
])
const CreateAnswer = v.object({
  result: v.nullish(v.object({ status: looseText, message: looseText }), { status: '', message: '' }),
})

/**
 * The opinions on an application, the latest first (API-56).
 * @throws RequestRefused, TimedOut, Unreachable, UnexpectedAnswer
 */
export async function listOpinions(applicationNumber: string): Promise<Opinion[]> {
  const path = `/api/v1/opinionSubmit/list/${encodeURIComponent(applicationNumber)}`
  return getJson(path, { successStatus: UNSHOWN, shape: ListAnswer })
}

/**
 * Submits an opinion with its uploaded files (API-57, OPN-32, OPN-33).
 * @throws RequestRefused with the sentence of the result, where it holds one (OPN-34)
 * @throws TimedOut, Unreachable, UnexpectedAnswer
 */
export async function submitOpinion(opinion: NewOpinion): Promise<void> {
  const { applicationNumber: aplyNo, content: opinionContent, files, idempotencyKey } = opinion
  const body = { aplyNo, opinionContent, opinionSubmitFileReqeusts: files.map(sentFile) }
  const call = { method: 'post', path: CREATE, body, idempotencyKey } as const
  const { result } = await callJson(call, { successStatus: '200', shape: CreateAnswer })
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
