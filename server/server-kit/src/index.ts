export { Counter, Histogram } from './figures/counts.ts'
export { counter, gauge, textOf, type Figure, type Labels, type Sample } from './figures/figure.ts'
export type { ReadFigures } from './figures/serve-figures.ts'
export { registerBuiltPage } from './files/built-page.ts'
export { contentFrom, contentTypeOf, type Content } from './files/content.ts'
export { createFileCache, type FileCache } from './files/file-cache.ts'
export { sendContent } from './files/send-content.ts'
export type {
  BodyOf,
  Call,
  FileParts,
  FilesOf,
  ParamsOf,
  QueryOf,
  RawResponse,
  ResponseOf,
  SentFile,
} from './calls/call.ts'
export { bearerOf, hostOf, protocolOf, comesFromOwnPage, pathOf, peerAddress } from './http/request-facts.ts'
export { clearIncoming } from './calls/incoming-folder.ts'
export type { OpenApiDocument, Security } from './calls/openapi.ts'
export { serveCall, type CallContext, type CallHandler, type Serving } from './calls/serve-call.ts'
export type { RequestParts } from './calls/read-request.ts'
export {
  clearCookie,
  cookieIn,
  cookieLine,
  setCookie,
  type RequestContext,
  type Exchange,
} from './http/cookies.ts'
export { escapeHtml } from './http/escape-html.ts'
export { EventStreams } from './http/event-streams.ts'
export { notFound, type ErrorMapping } from './http/error-responses.ts'
export type { ReadinessChecks } from './process/health.ts'
export { HttpError, type FieldProblem } from './http/http-error.ts'
export { exceedsJsonLimits } from './limits/json-limits.ts'
export { isSameSecret } from './security/is-same-secret.ts'
export { isKnownHost } from './security/known-hosts.ts'
export { MOST_AT_ONCE } from './limits/requests-at-once.ts'
export { createLog, maskBusinessNumbers, maskNumbers } from './process/log.ts'
export { containsAddress, createNetworkList, isNetwork, networkOf } from './security/networks.ts'
export { repeatWhileListening } from './process/repeat-while-listening.ts'
export { repositoryRoot } from './process/repository-root.ts'
export { knownSettings } from './process/known-settings.ts'
export { runServer, runTask } from './process/run-server.ts'
export {
  httpUrl,
  InvalidSettings,
  isProduction,
  listOf,
  onOrOff,
  readBy,
  readSettings,
  serverConfig,
  serverSettings,
  siteConfigFile,
  type ServerConfig,
  type Settings,
} from './process/settings.ts'
export { headersForEveryOrigin } from './security/security-headers.ts'
export { observed, recordSpan } from './tracing/spans.ts'
export { startTracing } from './tracing/start-tracing.ts'
export { startServer, type RunningServer, type ServerPart } from './process/start-server.ts'
export { texts as requestTexts } from './texts.ko.ts'
