import {
  context,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Tracer,
  type Span,
} from '@opentelemetry/api'
import type { Histogram } from '../figures/counts.ts'
import type { Labels } from '../figures/figure.ts'

/** Returns the tracer of all programs; without a collector it makes spans that do nothing. */
export function tracer(): Tracer {
  return trace.getTracer('delivery-support')
}

/** A call to something outside this process. Attributes must hold nothing personal. */
type OutsideCall = { name: string; attributes: Attributes }

/** Makes a span of the present request for work outside, and counts its duration by `labels` and outcome. */
export async function observed<T>(
  durations: Histogram,
  labels: Labels,
  { name, attributes }: OutsideCall,
  work: () => Promise<T>,
): Promise<T> {
  const began = performance.now()
  const span = tracer().startSpan(name, { kind: SpanKind.CLIENT, attributes })
  const end = (outcome: 'done' | 'failed') => {
    durations.observe((performance.now() - began) / 1_000, { ...labels, outcome })
    span.end()
  }
  try {
    const result = await context.with(trace.setSpan(context.active(), span), work)
    end('done')
    return result
  } catch (error) {
    markFailed(span, error)
    end('failed')
    throw error
  }
}

/** Makes a span of the present request for work that has just ended. */
export function recordSpan({ name, attributes }: OutsideCall, durationMs: number, error?: unknown): void {
  const now = Date.now()
  const span = tracer().startSpan(name, { kind: SpanKind.CLIENT, attributes, startTime: now - durationMs })
  if (error !== undefined) markFailed(span, error)
  span.end(now)
}

// Its name alone: a message may quote a value.
function markFailed(span: Span, error: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR })
  span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown')
}
