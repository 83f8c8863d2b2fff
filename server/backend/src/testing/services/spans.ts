export type ReceivedSpan = { traceId: string; spanId: string; parentSpanId?: string; name: string }

type Sent = { resourceSpans: { scopeSpans: { spans: ReceivedSpan[] }[] }[] }

/** Returns the spans that a collector received by OTLP over HTTP, as JSON. */
export function spansIn(received: readonly { path: string; text: string }[]): ReceivedSpan[] {
  const sent = received
    .filter(({ path }) => path === '/v1/traces')
    .map(({ text }) => JSON.parse(text) as Sent)
  return sent.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
  )
}
