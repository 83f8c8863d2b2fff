import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { serveProofChanges } from './change-calls.ts'
import { serveProofCreation } from './create-calls.ts'
import { serveProofDetail } from './get-call.ts'
import { serveProofReplacement } from './replace-call.ts'

/** Registers the calls with which an applicant proves costs. */
export function registerProofRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  serveProofCreation(app, dependencies)
  serveProofChanges(app, dependencies)
  serveProofReplacement(app, dependencies)
  serveProofDetail(app, dependencies)
}
