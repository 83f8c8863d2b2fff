import { correctionToWire, statusAfterAccountEdit, type AccountEditForm } from 'domain-rules/application'
import * as v from 'valibot'
import { isSuccessWord, looseText, type RefusingResponse } from '../http/read-response.ts'
import { RequestRefused, sentenceIn } from '../errors/errors.ts'
import { callJson, postForm } from '../http/http.ts'
import type { ApplicationResult } from '../result/result.ts'
import { texts } from './texts.ko.ts'

/** One key for each press: the server carries out a repeated press once (GP-25). */
type Once = { idempotencyKey: string }

const CONFLICT = 409

const UPDATE = '/api/v1/application/update'
const doneOrElse = (failure: string) => ({
  successStatus: '200',
  shape: v.unknown(),
  explain: ({ message }: RefusingResponse) => message || failure,
})

/** Cancels an application (API-36). @throws RequestFailed; `isProcessedAlready` recognises one too far advanced */
export async function cancelApplication(applicationNumber: string, { idempotencyKey }: Once): Promise<void> {
  const path = `/api/v1/application/delete-direct/${encodeURIComponent(applicationNumber)}`
  await callJson({ method: 'delete', path, idempotencyKey }, doneOrElse(texts.cancelFailed))
}

/** Returns true if a cancellation was refused because the application is too far advanced (AMB-26). */
export function isProcessedAlready(error: unknown): boolean {
  return error instanceof RequestRefused && error.status === CONFLICT
}

/** Lets a new application take the place of a deleted one (API-37, AMB-22). @throws RequestFailed */
export async function reapply(applicationNumber: string, { idempotencyKey }: Once): Promise<void> {
  const path = `/api/v1/application/reapply/${encodeURIComponent(applicationNumber)}`
  await callJson({ method: 'patch', path, idempotencyKey }, doneOrElse(texts.reapplyFailed))
}

type AccountUpdate = Once & {
  application: ApplicationResult
  ci: string
  form: AccountEditForm
  verificationMethod: string
}

/** Corrects the account of the support (API-35, ACC-38 to ACC-41). @throws RequestFailed, also unless "Success" */
export async function updateAccount({ idempotencyKey, ...update }: AccountUpdate): Promise<void> {
  const form = new FormData()
  form.append('updateData', new Blob([JSON.stringify(updateData(update))], { type: 'application/json' }))
  const expected = { ...doneOrElse(texts.updateFailed), shape: v.object({ message: looseText }) }
  const { message } = await postForm(UPDATE, form, { method: 'patch', idempotencyKey }, expected)
  if (!isSuccessWord(message))
    throw new RequestRefused(UPDATE, { status: 200, message: sentenceIn(message) || texts.updateFailed })
}

function updateData({ application, ci, form, verificationMethod }: Omit<AccountUpdate, 'idempotencyKey'>) {
  return {
    suptSn: Number(application.supportNumber) || 0,
    aplyNo: application.applicationNumber,
    aplyType: application.applicationType,
    brno: application.businessNumber,
    ...correctionToWire(form),
    prcsStts: statusAfterAccountEdit(application.status),
    ci,
    changedBy: 'S',
    changedReason: 'N',
    methodType: verificationMethod,
  }
}
