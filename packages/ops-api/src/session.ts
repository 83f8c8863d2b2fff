import * as v from 'valibot'
import { ROLES } from './roles.ts'

export const keepSession = {
  method: 'POST',
  path: '/ops/api/session',
  role: 'read',
  summary: 'Begins a session with a token, or prolongs the session that is shown instead of one.',
  response: v.object({
    /** Shown as the token is; it ends without use, and at the latest some hours after it began. */
    session: v.string(),
    endsAt: v.string(),
    operator: v.string(),
    role: v.picklist(ROLES),
  }),
} as const
