import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { serve } from '../../contract/serve.ts'
import type { Dependencies } from '../../dependencies.ts'
import { toHttpError } from '../../contract/http-errors.ts'
import { beginVerification, type BeginBody } from './begin-verification.ts'
import { applicationNumber, businessNumber } from '../../contract/fields.ts'
import { formPage, messagePage, protectPopup } from './popup-page.ts'

const method = v.optional(v.picklist(['phone', 'ipin']), 'phone')
const response = { contentType: 'text/html; charset=utf-8' }
const turns = ({ query }: { query: { method: 'phone' | 'ipin' } }) => [query.method]

const ofWindow = { method: 'GET', access: 'open', limit: 'identity', turns, response } as const
const ofApplication = { ...ofWindow, query: v.object({ aplyNo: applicationNumber, method }) }
const ofResult = { ...ofWindow, query: v.object({ brno: businessNumber, method }) }

const WINDOWS = [
  {
    ...ofApplication,
    path: '/api/v1/auth/lib/nice/popup',
    summary: 'The window of mobile phone and IPIN for an application (API-14).',
  },
  {
    ...ofApplication,
    path: '/api/v1/auth/lib/nice/loadtestaply',
    summary: 'The same window, for load tests; part of the sandbox (API-16).',
  },
  {
    ...ofResult,
    path: '/api/v1/auth/lib/nice/resultpopup',
    summary: 'The window of mobile phone and IPIN for a result (API-15).',
  },
  {
    ...ofResult,
    path: '/api/v1/auth/lib/nice/loadtestresult',
    summary: 'The same window, for load tests; part of the sandbox (API-17).',
  },
] as const

type PopupWindow = {
  method: 'phone' | 'ipin'
  asked: BeginBody
  request: FastifyRequest
  reply: FastifyReply
}

/** Serves the windows of mobile phone and IPIN (API-14, API-15): a form page that leads to the provider, or a message. */
export function serveNicePopup(app: FastifyInstance, dependencies: Dependencies): void {
  for (const call of WINDOWS) {
    if (call.path.includes('loadtest') && !dependencies.config.sandbox) continue
    serve(app, dependencies, call, ({ query: { method: chosen, ...subject }, ...exchange }) => {
      const asked = 'brno' in subject ? { brNo: subject.brno } : subject
      return openWindow(dependencies, { ...exchange, method: chosen, asked })
    })
  }
}

async function openWindow(dependencies: Dependencies, window: PopupWindow): Promise<string> {
  try {
    const providerRequest = await beginVerification(dependencies, dependencies.identity.form, window)
    protectPopup(window.reply, providerRequest.action)
    return formPage(providerRequest)
  } catch (error) {
    const refusal = toHttpError(error)
    if (!refusal || !isOpenedByPerson(window.request)) throw error
    protectPopup(window.reply)
    void window.reply.code(refusal.status)
    return messagePage(refusal.message)
  }
}

// A program that requests the page gets an error as from every call (IDENT-62).
function isOpenedByPerson({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('text/html') ?? false
}
