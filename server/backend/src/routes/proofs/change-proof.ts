import type { FastifyRequest } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import type { LeftOver, ProofTransaction } from '../../proofs/proof-transaction.ts'
import type { Applicant } from '../../session/applicant.ts'
import { callOf } from '../../contract/call.ts'
import { withInspectedUploads } from '../../uploads/inspect-files.ts'
import { removeObjects } from '../../uploads/remove-objects.ts'
import { withIdempotency } from '../../idempotency/idempotent-requests.ts'
import { proofDone } from './fields.ts'

type ProofChangeRequest = {
  request: FastifyRequest
  applicant: Applicant
  body?: unknown
  params?: unknown
  /** The paths of the uploads, which are inspected beforehand. */
  filePaths?: readonly string[]
}

/**
 * Changes proof in one transaction, once for each `Idempotency-Key` (GP-25), and returns the response. Unneeded
 * objects are removed after the commit, so that a failure never leaves a record without its file.
 */
export async function changeProof(
  dependencies: Dependencies,
  { request, applicant, body, params, filePaths = [] }: ProofChangeRequest,
  message: string,
  change: (proof: ProofTransaction) => Promise<LeftOver | string | void>,
) {
  const { now } = dependencies
  const leftOver: string[] = []
  const response = await withInspectedUploads(dependencies, applicant, filePaths, uploads =>
    withIdempotency(
      dependencies,
      request,
      [body, params],
      async transaction => {
        const done = await change({ transaction, uploads, owner: applicant, at: now() })
        if (typeof done === 'object') leftOver.push(...done.filePaths)
        return proofDone(message)
      },
      callOf(request),
    ),
  )
  await removeObjects(dependencies, leftOver)
  return response
}
