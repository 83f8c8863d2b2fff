import { context, diag, DiagLogLevel, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import {
  detectResources,
  resourceAttributesEnvDetector,
  resourceFromAttributes,
  serviceNameEnvDetector,
} from '@opentelemetry/resources'
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type Sampler,
} from '@opentelemetry/sdk-trace'
import type { Logger } from 'pino'

/** Makes the exporter of OTLP by HTTP the receiver of all spans. Returns the function that ends it. */
export function sendSpans(environment: NodeJS.ProcessEnv, name: string, log: Logger): () => Promise<void> {
  const warn = (message: string) => log.warn({ reason: message }, 'traces are not sent')
  const ignore = () => undefined
  diag.setLogger({ error: warn, warn, info: ignore, debug: ignore, verbose: ignore }, DiagLogLevel.WARN)
  const provider = new TracerProvider({
    sampler: samplerOf(environment),
    resource: resourceFromAttributes({ 'service.name': name }).merge(
      detectResources({ detectors: [resourceAttributesEnvDetector, serviceNameEnvDetector] }),
    ),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  trace.setGlobalTracerProvider(provider)
  return async () => {
    // A server stops cleanly without its collector.
    await provider.shutdown().catch((error: unknown) => log.warn({ err: error }, 'traces are not sent'))
    trace.disable()
    context.disable()
    diag.disable()
  }
}

/** No request brings a trace of its own, so a sampler that follows the parent is the one that it names for the rest. */
function samplerOf({
  OTEL_TRACES_SAMPLER: name = '',
  OTEL_TRACES_SAMPLER_ARG: share,
}: NodeJS.ProcessEnv): Sampler {
  const kind = name.replace('parentbased_', '')
  if (kind === 'traceidratio') return new TraceIdRatioBasedSampler(Number(share ?? 1))
  return kind === 'always_off' ? new AlwaysOffSampler() : new AlwaysOnSampler()
}
