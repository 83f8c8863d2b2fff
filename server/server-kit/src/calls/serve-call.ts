import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { BodyOf, Call, FilesOf, ParamsOf, QueryOf, ResponseOf } from './call.ts'
import type { Security } from './openapi.ts'
import { readRequest, type Misfit, type RequestParts } from './read-request.ts'
import { sendResponse } from './send-response.ts'
import { withSentFiles } from './sent-files.ts'

/** The arguments of a handler: each part of the request as the call's schema describes it. */
export type CallContext<C extends Call> = {
  body: BodyOf<C>
  query: QueryOf<C>
  params: ParamsOf<C>
  files: FilesOf<C>
  request: FastifyRequest
  reply: FastifyReply
}

export type CallHandler<C extends Call> = (context: CallContext<C>) => Promise<ResponseOf<C>>

/** The options of serving a call, beyond its declaration. */
export type Serving = {
  /** The path, where it is not the call's own. */
  path?: string
  security?: Security | undefined
  config?: FastifyContextConfig
  bodyLimit?: number
  /** The response to a request that does not fit its schemas. */
  misfit?: Misfit
  /** Runs before anything of the body is read: a refused request costs little. */
  onRequest?: (request: FastifyRequest, reply: FastifyReply) => Promise<void>
  /** Runs between reading the request and the handler. Throws `HttpError` to refuse. */
  beforeHandler?: (read: RequestParts, request: FastifyRequest, reply: FastifyReply) => Promise<void>
  /** The folder for the files of a multipart call while it runs. */
  filesFolder?: string
}

/**
 * Serves a call and publishes it: validates the request against its schemas (400, naming the fields), runs the handler,
 * and sends no more of its result than the response schema names. Throws at the start for a multipart call without `filesFolder`.
 */
export function serveCall<const C extends Call, const Result extends ResponseOf<C>>(
  app: FastifyInstance,
  call: C,
  handler: (context: CallContext<C>) => Promise<Result>,
  serving: Serving = {},
): void {
  const { path = call.path, security, config = {}, bodyLimit, onRequest, beforeHandler } = serving
  const { filesFolder = '' } = serving
  if (call.files && filesFolder === '') throw new Error(`${path} is served without a folder for its files.`)
  app.servedCalls.push({ call, path, security })
  app.route({
    method: call.method,
    url: path,
    config,
    // Nobody would read the stream of a HEAD request, so it would stay open for good.
    exposeHeadRoute: !config.isHeldOpen,
    ...(bodyLimit !== undefined && { bodyLimit }),
    ...(onRequest && { onRequest }),
    handler: (request, reply) =>
      withSentFiles(request, call, filesFolder, async ({ body, files }) => {
        const { query, params } = request
        const read = readRequest(call, { body, query, params }, serving.misfit)
        await beforeHandler?.(read, request, reply)
        const context: unknown = { ...read, files, request, reply }
        // The compiler cannot follow that the schemas of this very call have been applied.
        return sendResponse(call, await handler(context as CallContext<C>), reply)
      }),
  })
}
