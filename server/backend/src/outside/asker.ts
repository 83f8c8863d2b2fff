import * as v from 'valibot'
import { answered, ask, closedCircuit, failed } from './circuit-breaker.ts'
import { NoAnswer } from './no-answer.ts'
import { postJson, type PostSettings } from './post-json.ts'

/** Posts JSON to a path of one service outside and reads the answer by a schema. Throws what `failure` makes of `NoAnswer`. */
export type Asker = <Schema extends v.GenericSchema>(
  path: string,
  body: object,
  answer: Schema,
) => Promise<v.InferOutput<Schema>>

export type AskerSettings = PostSettings & {
  now: () => Date
  /** What a question without a usable answer ends with. */
  failure: (cause: NoAnswer) => Error
}

/** Asks with a time-out, once more after a transient failure, and not at all for a while after failures in a row. */
export function createAsker({ now, failure, ...settings }: AskerSettings): Asker {
  const throughCircuit = createCircuit(now)

  return async (path, body, answer) => {
    try {
      return await throughCircuit(() => twice(async () => read(answer, await postJson(settings, path, body))))
    } catch (error) {
      throw error instanceof NoAnswer ? failure(error) : error
    }
  }
}

function createCircuit(now: () => Date) {
  let circuit = closedCircuit

  return async <T>(question: () => Promise<T>): Promise<T> => {
    const asked = ask(circuit, now().getTime())
    circuit = asked.circuit
    if (!asked.isAllowed)
      throw new NoAnswer('After failures in a row nobody is asked for a while.', { isTransient: false })
    try {
      const answer = await question()
      circuit = answered(circuit)
      return answer
    } catch (error) {
      circuit = failed(circuit, now().getTime())
      throw error
    }
  }
}

async function twice<T>(question: () => Promise<T>): Promise<T> {
  try {
    return await question()
  } catch (error) {
    if (!(error instanceof NoAnswer) || !error.isTransient) throw error
    return question()
  }
}

function read<Schema extends v.GenericSchema>(schema: Schema, received: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, received)
  if (!result.success) throw new NoAnswer('The answer has another shape.', { isTransient: false })
  return result.output
}
