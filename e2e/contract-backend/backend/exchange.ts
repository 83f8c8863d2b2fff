import type { IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** A request as the calls read it. */
export type CallRequest = {
  query: URLSearchParams
  /** The JSON body; empty for another kind of body and for none. */
  json: Record<string, unknown>
  form: () => Promise<FormData>
  /** A field of a form; empty without one. */
  field: (name: string) => Promise<string>
  cookie: string
  authorization: string
}

/** The response; an empty 200 unless the call sets more. */
export type CallResponse = {
  status?: number
  json?: object
  html?: string
  script?: string
  cookie?: string
  location?: string
}

export type Call = (request: CallRequest) => CallResponse | Promise<CallResponse>

/** The calls by method and path. */
export type Calls = Readonly<Record<string, Call>>

export async function readRequest(request: IncomingMessage, url: URL): Promise<CallRequest> {
  const { cookie = '', authorization = '', 'content-type': type = '' } = request.headers
  const body = await buffer(request)
  const isJson = type.startsWith('application/json') && body.length > 0
  const form = () => new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData()
  return {
    query: url.searchParams,
    json: isJson ? JSON.parse(body.toString()) : {},
    form,
    async field(name) {
      const value = (await form()).get(name)
      return typeof value === 'string' ? value : ''
    },
    cookie,
    authorization,
  }
}
