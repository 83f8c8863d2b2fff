import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { serveCancelApplication } from './cancel-application.ts'
import { serveCheckPerson } from './check-person.ts'
import { serveCodes } from './codes.ts'
import { serveConsents } from './consents.ts'
import { serveCreateApplication } from './create-application.ts'
import { serveOpinions } from './opinions.ts'
import { serveResultDetail } from './result-detail.ts'
import { serveStepHistory } from './step-history.ts'
import { serveUpdateApplication } from './update-application.ts'

/** Registers the calls of applications from consent to result; proof has its own. */
export function registerApplicationRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  serveConsents(app, dependencies)
  serveCheckPerson(app, dependencies)
  serveStepHistory(app, dependencies)
  serveCreateApplication(app, dependencies)
  serveResultDetail(app, dependencies)
  serveUpdateApplication(app, dependencies)
  serveCancelApplication(app, dependencies)
  serveOpinions(app, dependencies)
  serveCodes(app, dependencies)
}
