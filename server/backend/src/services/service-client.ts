import type { GatewayCall } from 'gateway-contract'
import { observed } from 'server-kit'
import * as v from 'valibot'
import { BackendFigures } from '../figures/backend-figures.ts'
import { afterFailure, afterSuccess, beforeCall, closedCircuit, type Circuit } from './circuit-breaker.ts'
import { postCall, type PostSettings } from './post-call.ts'
import { ServiceUnavailable, type Service } from './service-unavailable.ts'

/** Makes a call of one service outside and reads the response by its schema. Throws `ServiceUnavailable`. */
export type ServiceClient = <Call extends GatewayCall>(
  call: Call,
  body: v.InferInput<Call['body']> & object,
) => Promise<v.InferOutput<Call['response']>>

export type ServiceSettings = PostSettings & { now: () => Date; figures?: BackendFigures }

/**
 * Creates a client with a time-out and a pause after failures in a row. A call that may be repeated gets a second
 * attempt after a transient failure.
 */
export function createServiceClient({
  now,
  figures = new BackendFigures(),
  ...settings
}: ServiceSettings): ServiceClient {
  const { service } = settings
  const throughCircuit = createCircuit(service, now, figures)

  return (call, body) => {
    const attempt = async () => read(service, call.response, await postCall(settings, call, body))
    return throughCircuit(() => (call.mayRepeat ? twice(attempt) : attempt()))
  }
}

/** Returns a function that makes calls of one service. After failures in a row it throws `ServiceUnavailable` for a while. */
export function createCircuit(service: Service, now: () => Date, figures: BackendFigures) {
  let circuit = closedCircuit
  const outside = { name: service, attributes: { 'peer.service': service } }
  const change = (next: Circuit) => figures.recordCircuit(service, (circuit = next))

  return async <T>(call: () => Promise<T>): Promise<T> => {
    const checked = beforeCall(circuit, now().getTime())
    change(checked.circuit)
    if (!checked.isAllowed) throw new ServiceUnavailable(service, 'circuit open; not called')
    try {
      const result = await observed(figures.serviceCalls, { service }, outside, call)
      change(afterSuccess(circuit))
      return result
    } catch (error) {
      change(afterFailure(circuit, now().getTime()))
      throw error
    }
  }
}

async function twice<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (!(error instanceof ServiceUnavailable) || !error.isTransient) throw error
    return call()
  }
}

function read<Schema extends v.GenericSchema>(
  service: Service,
  schema: Schema,
  received: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, received)
  if (!result.success) throw new ServiceUnavailable(service, 'unexpected response shape')
  return result.output
}
