import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { contentFrom, contentTypeOf, type Content } from '../files/content.ts'
import { sendContent } from '../files/send-content.ts'
import { escapeHtml } from '../http/escape-html.ts'
import { openApiFor, type JsonObject, type OpenApiDocument } from './openapi.ts'

const STYLE = `
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #1e2124 }
section { border-top: 1px solid #cdd1d5; padding: .5rem 0 }
h2 { font-size: 1rem; margin: .5rem 0; overflow-wrap: anywhere }
b { display: inline-block; min-width: 4.5rem; color: #063a74 }
pre { background: #f4f5f6; padding: .75rem; overflow: auto; font-size: .875rem }
:target { background: #ecf2fe }`

/** The content policy of the page: its own style, named by digest, and nothing else at all. */
const docsPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`

/** Returns the page at /docs: every call with its address, summary, request and response. */
function docsPage({ info, paths }: OpenApiDocument): string {
  const sections = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => sectionFor(method.toUpperCase(), path, operation)),
  )
  const title = escapeHtml(info.title)
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${STYLE}</style></head>
<body><main>
<h1>${title}</h1>
<p>${sections.length} calls, also as <a href="/openapi.json">OpenAPI 3.1</a>. Every error is <code>{status, errorCode, message}</code>.</p>
${sections.join('\n')}
</main></body>
</html>
`
}

function sectionFor(method: string, path: string, operation: JsonObject): string {
  const { operationId, summary, description, parameters, requestBody, responses } = operation
  const request = {
    ...(isFilled(parameters) && { parameters }),
    ...(isFilled(requestBody) && { requestBody }),
  }
  return `<section id="${escapeHtml(String(operationId))}">
<h2><b>${method}</b> <code>${escapeHtml(path)}</code></h2>
<p>${escapeHtml(String(summary))} ${escapeHtml(String(description))}</p>
${isFilled(request) ? detailsOf('Request', request) : '<p>No parameters, no body.</p>'}
${detailsOf('Responses', responses)}
</section>`
}

function detailsOf(title: string, value: unknown): string {
  return `<details><summary>${title}</summary><pre>${escapeHtml(JSON.stringify(value, null, 2))}</pre></details>`
}

function isFilled(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0
}

/** Serves the contract of all calls of a server, named in its title: `GET /openapi.json` and the page `GET /docs`. */
export function publishCalls(app: FastifyInstance, server: string): void {
  const document = () => openApiFor(server, app.servedCalls)
  serveOnceMade(app, '/openapi.json', 'openapi.json', () => JSON.stringify(document()))
  const headers = { 'content-security-policy': docsPolicy }
  serveOnceMade(app, '/docs', 'docs.html', () => docsPage(document()), headers)
}

/** Serves a text that the first request makes: from all schemas it takes ten times as long as other responses. */
function serveOnceMade(
  app: FastifyInstance,
  path: string,
  file: string,
  make: () => string,
  headers = {},
): void {
  let content: Content | undefined
  app.get(path, async (request, reply) => {
    content ??= contentFrom(Buffer.from(make()), contentTypeOf(file))
    return sendContent(request, reply.headers(headers), content, 'no-cache')
  })
}
