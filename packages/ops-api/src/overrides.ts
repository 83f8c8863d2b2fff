import * as v from 'valibot'
import { between } from './fields.ts'

const EXAMPLE = 'must be an address like https://preview.example.org/mfe-result/'
const LONGEST_MINUTES = 60

export const createOverride = {
  method: 'POST',
  path: '/ops/api/overrides',
  role: 'operate',
  summary:
    'Returns a link that shows one remote from another origin, to the one browser that opens it first.',
  body: v.strictObject({
    remote: v.pipe(v.string(), v.maxLength(64)),
    from: v.pipe(v.string(EXAMPLE), v.url(EXAMPLE), v.regex(/^https?:\/\//, EXAMPLE), v.endsWith('/')),
    minutes: v.optional(between(1, LONGEST_MINUTES), LONGEST_MINUTES),
  }),
  response: v.object({ path: v.string(), version: v.string(), until: v.string() }),
  statuses: [201],
  refusals: { 400: 'OVERRIDE_REFUSED: not an allowed address, or no release of that remote is there' },
} as const
