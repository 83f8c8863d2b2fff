import type { FastifyRequest } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import type { Deed, LeftOver } from '../../proofs/deed.ts'
import type { Applicant } from '../../session/applicant.ts'
import { actorOf } from '../../stores/applications/audit.ts'
import { removeObjects } from '../../uploads/remove-objects.ts'
import { doOnce } from '../applications/do-once.ts'
import { proofDone } from './fields.ts'

type Asked = { request: FastifyRequest; applicant: Applicant; body?: unknown; params?: unknown }

/**
 * Does something with proof in one transaction, once for each press (GP-25), and answers that it is done. Objects that
 * nobody needs any more go after it has been committed, so that a failure never leaves a record without its file.
 */
export async function doProof(
  dependencies: Dependencies,
  { request, applicant, body, params }: Asked,
  message: string,
  deed: (deed: Deed) => Promise<LeftOver | string | void>,
) {
  const { objects, now } = dependencies
  const press = { owner: actorOf(applicant), call: callOf(request), content: [body, params] }
  const leftOver: string[] = []
  const answer = await doOnce(dependencies, request, press, async transaction => {
    const done = await deed({ transaction, objects, owner: applicant, at: now() })
    if (typeof done === 'object') leftOver.push(...done.filePaths)
    return proofDone(message)
  })
  await removeObjects(dependencies, leftOver)
  return answer
}

function callOf({ method, routeOptions }: FastifyRequest): string {
  return `${method} ${routeOptions.url ?? ''}`
}
