import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import {
  context,
  isValidTraceId,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Span,
} from '@opentelemetry/api'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { endedStatus, whenEnded } from '../process/request-end.ts'
import { tracer } from './spans.ts'

const spans = new WeakMap<IncomingMessage, Span>()

/**
 * Returns the id of a request, which is the id of its trace: 32 hexadecimal digits. An id that the client sends is not
 * used, since anybody could then choose the ids in the log.
 */
export function requestIdOf(raw: IncomingMessage): string {
  const span = tracer().startSpan('request', { kind: SpanKind.SERVER, root: true })
  const { traceId } = span.spanContext()
  if (!isValidTraceId(traceId)) return randomUUID().replaceAll('-', '')
  spans.set(raw, span)
  return traceId
}

/** Runs the hooks and the handler of each request in its span. A span holds no address: that may be personal. */
export function traceRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const span = spans.get(request.raw)
    if (span) whenEnded(request, reply, () => end(span, request, reply))
    continueIn(span, done)
  })
  // The body is received outside the context of its request.
  app.addHook('preValidation', (request, _, done) => continueIn(spans.get(request.raw), done))
}

function continueIn(span: Span | undefined, done: () => void): void {
  if (span) context.with(trace.setSpan(ROOT_CONTEXT, span), done)
  else done()
}

function end(
  span: Span,
  { method, routeOptions: { url: route } }: FastifyRequest,
  reply: FastifyReply,
): void {
  const status = endedStatus(reply)
  span.updateName(route ? `${method} ${route}` : 'unknown route')
  span.setAttributes({
    'http.request.method': method,
    'http.response.status_code': status,
    'http.route': route,
  })
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
  span.end()
}
