import { OPINION_TEXT_LIMIT } from 'domain-rules'
import { canSubmitOpinion, checkOpinionFiles, checkOpinionText, opinionLength } from 'domain-rules/opinion'
import * as v from 'valibot'
import { adminActorOf } from '../../admin/admin-access.ts'
import { applicationNumber, resultResponse } from '../../contract/fields.ts'
import { route, type Route } from '../../contract/route.ts'
import type { Dependencies } from '../../dependencies.ts'
import { HttpError } from 'server-kit'
import type { Transaction } from '../../stores/database.ts'
import { toHttpError } from '../../contract/http-errors.ts'
import type { Applicant } from '../../session/applicant.ts'
import { ownerOf } from '../../stores/applicant-lookup.ts'
import type { SubmittedApplication } from '../../stores/applications/application-rows.ts'
import { actorOf, recordAudit, recordRead } from '../../stores/applications/audit.ts'
import { insertOpinion, opinionsOf } from '../../stores/applications/opinion-store.ts'
import { attachFiles } from '../../stores/file-store.ts'
import { applicationTexts as texts } from '../../texts/application.ko.ts'
import {
  acceptedFile,
  takeUploads,
  withInspectedUploads,
  type InspectedUploads,
} from '../../uploads/inspect-files.ts'
import { withIdempotency } from '../../idempotency/idempotent-requests.ts'
import { lockOwnApplication } from './own-draft.ts'
import { opinionBody, type OpinionBody } from './opinion-body.ts'
import { opinionResponses, opinionSchema } from './opinion-responses.ts'
import { assertAllowed, unknownApplication } from '../../refusals/refusals.ts'

const outcome = v.object({ status: v.nullable(v.string()), message: v.string() })

const listOpinions = route({
  method: 'GET',
  path: '/api/v1/opinionSubmit/list/:aplyNo',
  summary: 'Lists the opinions on an application with their answers (API-56).',
  access: 'applicant',
  admin: true,
  params: v.object({ aplyNo: applicationNumber }),
  response: resultResponse(v.array(opinionSchema)),
}).handle(async ({ params: { aplyNo }, applicant, isAdmin, request }, dependencies) => {
  const owner = await ownerOf(dependencies.database, aplyNo)
  if (!owner?.isSubmitted || (applicant && !isOwn(applicant, owner))) throw unknownApplication()
  const { database, now } = dependencies
  if (isAdmin)
    await recordRead(database, { at: now(), actor: adminActorOf(request), applicationNumber: aplyNo })
  const result = await opinionResponses(database, aplyNo)
  return { status: 200, message: texts.opinionsFound, result }
})

const createOpinion = route({
  method: 'POST',
  path: '/api/v1/opinionSubmit/create',
  summary: 'Submits an opinion on an application that is on hold (API-57).',
  access: 'applicant',
  admin: true,
  body: opinionBody,
  // A refusal carries its sentence a second time, where the page reads it (OPN-34).
  response: v.union([
    v.object({ status: v.literal(200), message: v.string(), result: outcome }),
    v.object({ status: v.literal(409), errorCode: v.string(), message: v.string(), result: outcome }),
  ]),
}).handle(async ({ body, applicant, request, reply }, dependencies) => {
  assertText(body)
  const actor = applicant ? actorOf(applicant) : adminActorOf(request)
  try {
    return await withOpinionFiles(dependencies, body, uploads =>
      withIdempotency(dependencies, request, body, transaction =>
        submitOpinion(dependencies, transaction, applicant, { ...body, uploads, actor }),
      ),
    )
  } catch (error) {
    const refused = toHttpError(error)
    if (refused?.status !== 409) throw error
    const { errorCode, message } = refused
    void reply.code(409)
    return { status: 409, errorCode, message, result: { status: errorCode, message } } as const
  }
})

/**
 * Serves `GET opinionSubmit/list/{aplyNo}`, which returns past opinions in every status (AMB-103). Serves `POST
 * opinionSubmit/create`, which accepts a new one while the application is on hold: at most two, and none while one
 * waits for its answer (OPN-13 to OPN-19). The admin backend may do both for every application. Throws `HttpError`:
 * - 404 for another person's application or file;
 * - 400 for an empty or too long text, and for files that the screen would refuse;
 * - 409 by the gate.
 */
export const opinionsRoutes: readonly Route[] = [listOpinions, createOpinion]

function isOwn(
  { ci, businessNumber }: Applicant,
  owner: { businessNumber: string; applicantCi: string | null },
) {
  return owner.businessNumber === businessNumber && owner.applicantCi === ci
}

function assertText({ opinionContent }: OpinionBody): void {
  const isTooLong = opinionLength(opinionContent) > OPINION_TEXT_LIMIT
  const message = checkOpinionText(opinionContent) ?? (isTooLong ? texts.opinionTooLong : null)
  if (message === null) return
  throw new HttpError(400, 'OPINION_INVALID', message, [{ field: 'opinionContent', message }])
}

// The admin backend files for the applicant whose application it is.
async function withOpinionFiles<T>(
  dependencies: Dependencies,
  { aplyNo, opinionSubmitFileReqeusts: sent }: OpinionBody,
  work: (uploads: InspectedUploads) => Promise<T>,
): Promise<T> {
  const { businessNumber = '', applicantCi: ci } = (await ownerOf(dependencies.database, aplyNo)) ?? {}
  const paths = ci ? pathsOf(sent) : []
  return withInspectedUploads(dependencies, { ci: ci ?? '', businessNumber }, paths, work)
}

function pathsOf(sent: OpinionBody['opinionSubmitFileReqeusts']): string[] {
  return sent.map(({ filePath }) => filePath)
}

async function submitOpinion(
  { now }: Dependencies,
  transaction: Transaction,
  applicant: Applicant | null,
  {
    aplyNo,
    opinionContent: content,
    opinionSubmitFileReqeusts: sent,
    uploads,
    actor,
  }: OpinionBody & { uploads: InspectedUploads; actor: string },
) {
  const application = await lockOwnApplication(transaction, aplyNo, applicant)
  const { length: count } = await mayStillSubmit(transaction, application)

  const owner = { ci: application.applicantCi, businessNumber: application.businessNumber }
  const files = await takeUploads(transaction, uploads, owner, 'opinion', pathsOf(sent))
  const problem = checkOpinionFiles(files)
  if (problem !== null) throw new HttpError(400, 'FILE_REFUSED', problem)

  const at = now()
  const row = { applicationNumber: aplyNo, position: count + 1, content, at }
  const opinionNumber = await insertOpinion(transaction, row)
  await attachFiles(transaction, files.map(acceptedFile), { opinionNumber }, at)
  await recordAudit(transaction, { at, actor, action: 'opinion.create', applicationNumber: aplyNo })
  const message = texts.opinionSubmitted
  return { status: 200, message, result: { status: null, message } } as const
}

async function mayStillSubmit(transaction: Transaction, application: SubmittedApplication) {
  const opinions = await opinionsOf(transaction, application.applicationNumber)
  const facts = { applicationStatus: application.status, opinions }
  assertAllowed(canSubmitOpinion(facts), 'OPINION_NOT_ALLOWED')
  return opinions
}
