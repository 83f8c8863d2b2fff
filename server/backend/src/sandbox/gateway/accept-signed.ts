import type { FastifyInstance, FastifyRequest } from 'fastify'
import { CLOCKS_DIFFER_AT_MOST_S, ERRORS, isSigned, SIGNATURE_HEADER, TIME_HEADER } from 'gateway-contract'
import { HttpError, requestTexts } from 'server-kit'
import { sandboxTexts } from '../texts.ko.ts'

/** The signature, as the contract's document shows it. */
export const SIGNED = {
  security: {
    name: 'signature',
    scheme: { type: 'apiKey', in: 'header', name: SIGNATURE_HEADER },
    summary: `Needs a signature, and in ${TIME_HEADER} its time, at most ${CLOCKS_DIFFER_AT_MOST_S} seconds from now.`,
    refusals: {},
  },
} as const

/** Lets an application accept signed requests alone: 401 for any other, 400 for a body that is no JSON. */
export function acceptSigned(app: FastifyInstance, key: string): void {
  app.removeAllContentTypeParsers()
  // The signature is of the text, so the text is parsed after its check.
  app.addContentTypeParser('*', { parseAs: 'string' }, async (_: FastifyRequest, text: string) => text)
  app.addHook('preHandler', async request => {
    const body = typeof request.body === 'string' ? request.body : ''
    const { method, headers } = request
    const signed = { method, path: request.routeOptions.url ?? '', body }
    if (!isSigned(key, signed, headers, new Date()))
      throw new HttpError(401, ERRORS[401], sandboxTexts.unsigned)
    request.body = parsed(body)
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new HttpError(400, ERRORS[400], requestTexts.malformed)
  }
}
