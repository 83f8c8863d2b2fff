import * as v from 'valibot'
import { expect, it } from 'vitest'
import { schemaText } from './schemas-in-snapshots.ts'

const text = v.pipe(v.string(), v.trim(), v.minLength(1))

it.each([
  ['a text with limits', text, 'string (trim, min_length 1)'],
  ['a format', v.pipe(text, v.regex(/^a$/)), 'string (trim, min_length 1) (regex /^a$/)'],
  [
    'a rule of its own',
    v.pipe(
      v.number(),
      v.check(value => value > 0),
    ),
    'number (check)',
  ],
  ['a default', v.optional(v.nullable(v.number()), 5), 'optional nullable number = 5'],
  ['a list', v.pipe(v.array(v.boolean()), v.maxLength(3)), 'array of boolean (max_length 3)'],
  ['a choice', v.picklist(['a', 'b']), '("a" | "b")'],
  ['one of several', v.union([v.literal(1), v.null()]), '(1 | null)'],
  ['a pair', v.tuple([text, v.number()]), '[string (trim, min_length 1), number]'],
  ['a map', v.record(v.string(), v.number()), 'record of string: number'],
  ['fields inside', v.array(v.strictObject({ a: v.string() })), 'array of strict_object {a: string}'],
  [
    'other fields',
    v.nullable(v.objectWithRest({ a: v.string() }, v.number())),
    'nullable object_with_rest {a: string, ...number}',
  ],
])('%s is shown with all that it demands', (_title, schema, shown) => {
  expect(schemaText(schema)).toBe(shown)
})
