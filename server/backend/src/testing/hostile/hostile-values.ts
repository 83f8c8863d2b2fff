import { anyText } from 'domain-rules/testing'
import fc from 'fast-check'

export type JsonSchema = {
  type?: string
  format?: string
  const?: unknown
  enum?: readonly unknown[]
  pattern?: string
  required?: readonly string[]
  anyOf?: readonly JsonSchema[]
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
}

/** Pieces of text that have broken programs before. */
export const fragments = fc.constantFrom(
  '',
  ' ',
  "' or 1=1 --",
  "'; drop table application; --",
  '../../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  '\\\\server\\share',
  'file:///etc/passwd',
  '\u0000',
  '%00',
  '\ud800',
  '\u202e\ufeff',
  '${7*7}',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '１２３４５６７８９０',
  '1e999',
  '-0',
  'NaN',
  '__proto__',
  'constructor',
  '2025-02-30',
  '99999999999999999999',
  '가'.repeat(10_000),
)

const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  fragments,
  fc.constantFrom<unknown>(null, true, -1, 0, 0.1, 1e308, 2 ** 53, 2 ** 31, [], {}, [[]], [null], {
    a: { b: { c: [] } },
  }),
  fc.constant('x'.repeat(100_000)),
  anyText(),
  fc.jsonValue(),
)

/**
 * Generates values for a part of a call: of its own shape, with something wrong in a few places, so that many pass
 * the first check. `likely` are texts that may name the applicant's own records.
 */
export function almostRight(schema: JsonSchema, likely: readonly string[]): fc.Arbitrary<unknown> {
  return fc.oneof(
    { arbitrary: rightValue(schema, likely), weight: 15 },
    { arbitrary: hostileValue, weight: 1 },
  )
}

function rightValue(schema: JsonSchema, likely: readonly string[]): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(choice => almostRight(choice, likely)))
  if (schema.type === 'object') return recordOf(schema, likely)
  if (schema.type === 'array') return fc.array(almostRight(schema.items ?? {}, likely), { maxLength: 3 })
  if (schema.type === 'number' || schema.type === 'integer') return rightNumber(likely)
  if (schema.type === 'boolean') return fc.boolean()
  return rightText(schema, likely)
}

function rightNumber(likely: readonly string[]): fc.Arbitrary<number> {
  const small = fc.integer({ min: 0, max: 100 })
  const theirs = likely.filter(text => /^[0-9]{1,6}$/.test(text)).map(Number)
  return theirs.length > 0 ? fc.oneof(fc.constantFrom(...theirs), small) : small
}

function rightText({ pattern }: JsonSchema, likely: readonly string[]): fc.Arbitrary<string> {
  if (!pattern) return fc.constantFrom(...likely, 'Y', 'N', '1', '20250101', 'text')
  const fitting = likely.filter(text => new RegExp(pattern).test(text))
  const made = fc.stringMatching(new RegExp(pattern))
  return fitting.length > 0 ? fc.oneof({ arbitrary: fc.constantFrom(...fitting), weight: 4 }, made) : made
}

function recordOf({ properties = {} }: JsonSchema, likely: readonly string[]): fc.Arbitrary<object> {
  const fields = Object.entries(properties).map(([name, schema]) => [name, almostRight(schema, likely)])
  const complete: fc.Arbitrary<Record<string, unknown>> = fc.record(Object.fromEntries(fields))
  const missing = fc.oneof(
    { arbitrary: fc.constant(''), weight: 5 },
    fc.constantFrom('', ...Object.keys(properties)),
  )
  const more = fc.dictionary(
    fc.constantFrom('__proto__', 'constructor', 'adminCiYn', 'status'),
    hostileValue,
    {
      maxKeys: 1,
    },
  )
  return fc.tuple(complete, missing, more).map(([record, left, other]) => {
    return Object.fromEntries(Object.entries({ ...record, ...other }).filter(([name]) => name !== left))
  })
}

export type RawBody = { type: string; bytes: Uint8Array<ArrayBuffer> }

const encode = (text: string, encoding: BufferEncoding = 'utf8') =>
  Uint8Array.from(Buffer.from(text, encoding))

/** Generates JSON bodies: plain, with each key twice, nested deeply, in another encoding, or cut off. */
export function written(value: fc.Arbitrary<unknown>): fc.Arbitrary<RawBody> {
  return fc
    .tuple(
      value.map(body => JSON.stringify(body) ?? ''),
      ways,
    )
    .map(([json, write]) => write(json))
}

/** Within the maximum body size, and deeper than programs usually follow. */
const nestings: fc.Arbitrary<(json: string) => string> = fc
  .record({
    depth: fc.constantFrom(2, 30, 1_000, 50_000, 120_000),
    around: fc.constantFrom(['[', ']'], ['{"a":', '}'], ['[', '']),
  })
  .map(
    ({ depth, around: [before = '', after = ''] }) =>
      json =>
        before.repeat(depth) + json + after.repeat(depth),
  )

const type = 'application/json'
const ways: fc.Arbitrary<(json: string) => RawBody> = fc.oneof(
  { arbitrary: fc.constant((json: string) => ({ type, bytes: encode(json) })), weight: 6 },
  { arbitrary: fc.constant((json: string) => ({ type, bytes: encode(twice(json)) })), weight: 1 },
  { arbitrary: nestings.map(nest => (json: string) => ({ type, bytes: encode(nest(json)) })), weight: 1 },
  {
    arbitrary: fc.constant((json: string) => ({
      type: `${type}; charset=utf-16`,
      bytes: encode(json, 'utf16le'),
    })),
    weight: 1,
  },
  {
    arbitrary: fc.constant((json: string) => ({
      type: `${type}; charset=euc-kr`,
      bytes: encode(json, 'latin1'),
    })),
    weight: 1,
  },
  {
    arbitrary: fc.nat(200).map(length => (json: string) => ({ type, bytes: encode(json.slice(0, length)) })),
    weight: 1,
  },
  {
    arbitrary: fc
      .tuple(
        fc.constantFrom(
          'text/html',
          'x',
          'application/x-www-form-urlencoded',
          'multipart/form-data; boundary=x',
        ),
        fc.uint8Array(),
      )
      .map(([other, bytes]) => () => ({ type: other, bytes: Uint8Array.from(bytes) })),
    weight: 1,
  },
)

function twice(json: string): string {
  return json.startsWith('{"') ? `{${json.slice(1, -1)},${json.slice(1)}` : json
}
