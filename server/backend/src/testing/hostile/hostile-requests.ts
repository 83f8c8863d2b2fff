import fc from 'fast-check'
import { almostRight, fragments, written, type JsonSchema, type RawBody } from './hostile-values.ts'

/** A call as the published contract describes it. */
export type Operation = {
  parameters: readonly { name: string; in: 'path' | 'query'; schema: JsonSchema }[]
  requestBody?: { content: Record<string, { schema: JsonSchema }> }
}

export type Attempt = { address: string; body: RawBody | FormData | null }

/** Texts that may name the applicant's own records, so that some attempts pass the first check. */
type Likely = readonly string[]

/** Generates requests for a call: mostly of its shape, with something wrong in a few places. */
export function attempts(
  { method, path }: { method: string; path: string },
  operation: Operation,
  likely: Likely,
): fc.Arbitrary<Attempt> {
  return fc.record({
    address: addresses(path, operation, likely),
    body: bodies(method, operation, likely),
  })
}

function addresses(path: string, { parameters }: Operation, likely: Likely): fc.Arbitrary<string> {
  const wrong = fc.oneof(
    fragments.filter(value => value.length < 1_000),
    fc.string(),
  )
  const values = fc.tuple(
    ...parameters.map(({ name, in: place, schema }) => {
      const right = almostRight(schema, likely)
        .map(asText)
        .filter(value => value.length < 1_000)
      const either = fc.oneof({ arbitrary: right, weight: 3 }, wrong)
      return either.map(value => ({ name, place, value }))
    }),
  )
  return values.map(given => {
    const encoded = given.map(({ value, ...rest }) => ({
      ...rest,
      value: encodeURIComponent(value.toWellFormed()),
    }))
    const query = encoded
      .filter(({ place }) => place === 'query')
      .map(({ name, value }) => `${name}=${value}`)
    const inPath = (_: string, name: string) => encoded.find(one => one.name === name)?.value || '%00'
    return path.replace(/\{(\w+)\}/g, inPath) + (query.length > 0 ? `?${query.join('&')}` : '')
  })
}

// `String` of an object fails if its `toString` is no function.
function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function bodies(method: string, { requestBody }: Operation, likely: Likely): fc.Arbitrary<Attempt['body']> {
  if (method === 'GET') return fc.constant(null)
  const content = requestBody?.content ?? {}
  const json = written(almostRight(content['application/json']?.schema ?? {}, likely))
  const form = content['multipart/form-data']
  if (!requestBody) return fc.oneof(fc.constant(null), json)
  return form
    ? fc.oneof({ arbitrary: forms(form.schema, likely), weight: 4 }, { arbitrary: json, weight: 1 })
    : json
}

function forms({ properties = {} }: JsonSchema, likely: Likely): fc.Arbitrary<FormData> {
  const parts = Object.entries(properties).map(([name, schema]) =>
    fc.tuple(fc.constant(name), partOf(schema, likely)),
  )
  return fc.tuple(...parts).map(given => {
    const form = new FormData()
    for (const [name, part] of given) if (part !== null) form.append(name, part)
    return form
  })
}

function partOf(schema: JsonSchema, likely: Likely): fc.Arbitrary<Blob | string | null> {
  const bytes = fc.uint8Array({ maxLength: 5_000 }).map(content => new Blob([Uint8Array.from(content)]))
  const json = almostRight(schema, likely).map(value => JSON.stringify(value) ?? '')
  const usual = schema.format === 'binary' ? bytes : json
  return fc.oneof({ arbitrary: usual, weight: 4 }, fc.constant(null), fragments, bytes)
}
