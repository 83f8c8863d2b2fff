import type { Logger } from 'pino'

/** Sends the spans that are left. */
type EndTracing = () => Promise<void>

/**
 * Sends traces to the collector that the standard variables of OpenTelemetry name. Without `OTEL_EXPORTER_OTLP_ENDPOINT`
 * nothing is loaded, and spans cost next to nothing.
 */
export async function startTracing(
  environment: NodeJS.ProcessEnv,
  name: string,
  log: Logger,
): Promise<EndTracing> {
  const address =
    environment['OTEL_EXPORTER_OTLP_ENDPOINT'] || environment['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT']
  if (!address || environment['OTEL_SDK_DISABLED'] === 'true') return async () => undefined
  const { sendSpans } = await import('./send-spans.ts')
  return sendSpans(environment, name, log)
}
