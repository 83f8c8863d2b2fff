import * as v from 'valibot'
import { afterFailure, afterSuccess, beforeCall, closedCircuit } from './circuit-breaker.ts'
import { postJson, type PostSettings } from './post-json.ts'
import { ServiceUnavailable, type Service } from './service-unavailable.ts'

/** Posts JSON to a path of one service outside and reads the response by a schema. Throws `ServiceUnavailable`. */
export type ServiceClient = <Schema extends v.GenericSchema>(
  path: string,
  body: object,
  response: Schema,
) => Promise<v.InferOutput<Schema>>

type Settings = PostSettings & { now: () => Date }

/** Creates a client with a time-out, a second attempt after a transient failure, and a pause after failures in a row. */
export function createServiceClient({ now, ...settings }: Settings): ServiceClient {
  const { service } = settings
  const throughCircuit = createCircuit(service, now)

  return (path, body, response) =>
    throughCircuit(() => twice(async () => read(service, response, await postJson(settings, path, body))))
}

function createCircuit(service: Service, now: () => Date) {
  let circuit = closedCircuit

  return async <T>(call: () => Promise<T>): Promise<T> => {
    const checked = beforeCall(circuit, now().getTime())
    circuit = checked.circuit
    if (!checked.isAllowed) throw new ServiceUnavailable(service, 'circuit open; not called')
    try {
      const result = await call()
      circuit = afterSuccess(circuit)
      return result
    } catch (error) {
      circuit = afterFailure(circuit, now().getTime())
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
