import { noticeContentSchema, storedNoticesSchema } from 'release-format/notices'
import * as v from 'valibot'
import { revision } from './fields.ts'
import * as t from './texts.ko.ts'

export { LONGEST_NOTICE, type Notice, type NoticeContent } from 'release-format/notices'

export const readNotices = {
  method: 'GET',
  path: '/ops/api/notices',
  role: 'read',
  summary: 'Returns every notice, also those before and after their time.',
  response: storedNoticesSchema,
  refusals: { 503: 'REGISTRY_DAMAGED' },
} as const

export const changeNotice = {
  method: 'PUT',
  path: '/ops/api/notices',
  role: 'notices',
  summary:
    'Publishes a notice at once, or replaces the one with `id`; null deletes it. Returns every notice.',
  body: v.strictObject({
    /** Absent for a new notice. */
    id: v.optional(v.string()),
    notice: v.nullable(
      v.pipe(
        noticeContentSchema,
        // A text that is no time has a sentence of its own.
        v.check(({ from, until }) => !(Date.parse(until) <= Date.parse(from)), t.endsBeforeBeginning),
      ),
    ),
    basedOn: revision,
  }),
  response: storedNoticesSchema,
  refusals: {
    404: 'NOTICE_NOT_FOUND',
    409: 'NOTICES_CHANGED: another operator has changed them since `basedOn`, or TOO_MANY_NOTICES',
    503: 'REGISTRY_DAMAGED',
  },
} as const
