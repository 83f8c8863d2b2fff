import type { ServerResponse } from 'node:http'
import { isDeepStrictEqual } from 'node:util'
import { partsOf, without } from 'domain-rules/testing'
import { expect, it } from 'vitest'
import { everyCall } from '../test/every-call.ts'
import { everyResponse } from '../test/every-response.ts'
import { respondJson, serve } from '../test/local-server.ts'

type Outcome = { value: unknown } | { failure: string }
type Read = (body: unknown) => Promise<Outcome>

// A field that becomes needed, or is read no longer, is missed by nobody whose backend sends all.
it('each call needs and reads the agreed fields of its response', async () => {
  let next: unknown
  await serve(response => (isFile(response) ? respondWithFile : respondJson(next))(response))
  const agreed: string[] = []
  for (const [name, call] of Object.entries(everyCall)) {
    const read: Read = body => {
      next = body
      return outcomeOf(call())
    }
    agreed.push(`${name}\n${await fieldsOf(name, everyResponse[name], read)}\n`)
  }
  await expect(agreed.join('\n')).toMatchFileSnapshot('./agreed-responses.txt')
})

const isFile = ({ req }: ServerResponse) => req.url?.startsWith('/objects/')

function respondWithFile(response: ServerResponse): void {
  response.writeHead(206, { 'content-range': 'bytes 0-0/1' }).end('x')
}

function outcomeOf(work: Promise<unknown>): Promise<Outcome> {
  return work.then(
    value => ({ value }),
    (error: Error) => ({ failure: error.name }),
  )
}

async function fieldsOf(name: string, full: unknown, read: Read): Promise<string> {
  const whole = await read(full)
  if ('failure' in whole) throw new Error(`The full response of ${name} is not accepted: ${whole.failure}`)
  const [needed, used]: [string[], string[]] = [[], []]
  for (const path of partsOf(full)) {
    const outcome = await read(without(full, path))
    if ('failure' in outcome) needed.push(`${path.join('.')} (${outcome.failure})`)
    else if (!isDeepStrictEqual(outcome, whole)) used.push(path.join('.'))
  }
  return [...needed.map(field => `  needs ${field}`), ...used.map(field => `  reads ${field}`)].join('\n')
}
