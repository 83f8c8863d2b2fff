import * as v from 'valibot'
import { between } from './fields.ts'
import { ROLES } from './roles.ts'

const LONGEST_DAYS = 366

const remotes = v.pipe(v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(64))), v.maxLength(50))
const entries = {
  name: v.pipe(v.string(), v.regex(/^[\w.@-]{1,64}$/)),
  role: v.picklist(ROLES),
  /** The remotes that a token of the role `publish` is for; empty for every other role. */
  remotes,
}
const token = v.object({
  ...entries,
  madeAt: v.string(),
  expiresAt: v.string(),
  revokedAt: v.nullable(v.string()),
  /** The time of its latest use, to ten minutes; absent before the first. */
  lastUsedAt: v.optional(v.string()),
})

export const readTokens = {
  method: 'GET',
  path: '/ops/api/tokens',
  role: 'owner',
  summary: 'Returns every named token, without its text.',
  response: v.object({ tokens: v.array(token) }),
} as const

export const makeToken = {
  method: 'POST',
  path: '/ops/api/tokens',
  role: 'owner',
  summary: 'Makes a named token; the response is the only one with its text.',
  body: v.pipe(
    v.strictObject({
      ...entries,
      remotes: v.optional(remotes, []),
      days: between(1, LONGEST_DAYS),
    }),
    v.check(({ role, remotes: named }) => (role === 'publish') === named.length > 0),
  ),
  response: v.object({ name: v.string(), token: v.string(), expiresAt: v.string() }),
  statuses: [201],
  refusals: { 409: 'TOKEN_NAME_TAKEN, also by a revoked one, or TOO_MANY_TOKENS' },
} as const

export const revokeToken = {
  method: 'POST',
  path: '/ops/api/tokens/:name/revoke',
  role: 'owner',
  summary: 'Ends a named token at once, and its open streams within seconds.',
  params: v.object({ name: v.string() }),
  response: token,
  refusals: { 404: 'TOKEN_NOT_FOUND' },
} as const

export type NamedToken = v.InferOutput<typeof token>
export type TokenOrder = v.InferOutput<typeof makeToken.body>
