import type { FastifyRequest } from 'fastify'
import type { ApplicationStore } from '../stores/application-store.ts'
import { texts } from '../texts.ko.ts'
import { businessNumberOf } from './business-number-body.ts'

/** `POST /api/v1/business/supportApplicationBrnoCheck` counts the applications that the result lookup finds (API-05). */
export function countApplications({ applications }: { applications: ApplicationStore }) {
  return async ({ body }: FastifyRequest) => {
    const result = await applications.countResults(businessNumberOf(body))
    return { status: '0', message: texts.business.counted, result }
  }
}
