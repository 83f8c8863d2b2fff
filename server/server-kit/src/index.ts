export { registerBuiltPage } from './built-page.ts'
export { clearCookie, cookieIn, cookieLine, setCookie, type Asked, type Exchange } from './cookies.ts'
export { escapeHtml } from './escape-html.ts'
export { createEventStreams, type EventStreams } from './event-streams.ts'
export type { ErrorMapping } from './error-responses.ts'
export type { ReadinessChecks } from './health.ts'
export { hostOf, protocolOf } from './forwarded.ts'
export { HttpError, type FieldProblem } from './http-error.ts'
export { exceedsJsonLimits } from './json-limits.ts'
export { isKnownHost } from './known-hosts.ts'
export { createLog, maskBusinessNumbers, maskNumbers } from './log.ts'
export { createNetworkList, containsAddress, isNetwork } from './networks.ts'
export { notFound } from './not-found.ts'
export { comesFromOwnPage } from './own-page.ts'
export { pathOf } from './path-of.ts'
export { peerAddress } from './peer-address.ts'
export { readInput } from './read-input.ts'
export { MOST_AT_ONCE } from './requests-at-once.ts'
export { runServer } from './run-server.ts'
export {
  httpUrl,
  InvalidSettings,
  isProduction,
  jsonFile,
  listOf,
  onOrOff,
  readSettings,
  repositoryRoot,
  serverConfig,
  serverSettings,
  siteConfigFile,
  type ServerConfig,
  type Settings,
} from './settings.ts'
export { headersForEveryOrigin } from './security-headers.ts'
export { startServer, type RunningServer, type ServerPart } from './start-server.ts'
export { texts as requestTexts } from './texts.ko.ts'
