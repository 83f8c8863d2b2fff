import * as v from 'valibot'
import { route } from '../../contract/route.ts'
import { beginBody, beginVerification, turnToBegin, type BeginBody } from './begin-verification.ts'

/** Serves the joint certificate (API-18). */
export const certificateRoute = route({
  method: 'POST',
  path: '/api/v1/auth/kmc/request',
  summary: 'Begins verification by joint certificate (API-18).',
  access: 'open',
  changesNothing: true,
  limit: 'identity',
  body: beginBody,
  turns: ({ body }: { body: BeginBody }) => turnToBegin('joint', body),
  response: v.object({
    success: v.literal(true),
    data: v.object({ trCert: v.string(), trUrl: v.string(), certNum: v.string(), authUrl: v.string() }),
  }),
}).handle(async ({ body: asked, ...exchange }, dependencies) => {
  const data = await beginVerification(dependencies, dependencies.identity.certificate, {
    method: 'joint',
    asked,
    ...exchange,
  })
  return { success: true, data }
})
