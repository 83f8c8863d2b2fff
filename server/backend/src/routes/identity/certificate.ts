import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { defineCall } from '../../contract/call.ts'
import { serve } from '../../contract/serve.ts'
import type { Dependencies } from '../../dependencies.ts'
import { beginBody, beginVerification, turnToBegin, type BeginBody } from './begin-verification.ts'

const kmcRequest = defineCall({
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
})

/** Serves the joint certificate (API-18). */
export function serveCertificate(app: FastifyInstance, dependencies: Dependencies): void {
  const { certificate } = dependencies.identity
  serve(app, dependencies, kmcRequest, async ({ body: asked, ...exchange }) => {
    const data = await beginVerification(dependencies, certificate, { method: 'joint', asked, ...exchange })
    return { success: true, data }
  })
}
