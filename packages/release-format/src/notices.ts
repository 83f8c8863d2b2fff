import * as v from 'valibot'

/** The longest texts of a notice in characters. */
export const LONGEST_NOTICE = { title: 80, text: 2_000, label: 40, address: 500 } as const

const ADDRESS = 'an address like https://www.example.org/ or /user-guide'
const SOME_SITE = 'https://site.invalid'

/** Returns true for a path of this site, and for an address of http or https without a password. */
export function isNoticeAddress(address: string): boolean {
  if (/[\s\\]/.test(address) || !URL.canParse(address, SOME_SITE)) return false
  const { origin, username, password } = new URL(address, SOME_SITE)
  if (address.startsWith('/')) return origin === SOME_SITE
  return /^https?:\/\//i.test(address) && username === '' && password === ''
}

const text = (longest: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(longest))
const line = (longest: number) => v.pipe(text(longest), v.regex(/^\P{Cc}*$/u))
const address = v.pipe(v.string(), v.maxLength(LONGEST_NOTICE.address), v.check(isNoticeAddress, ADDRESS))
const time = v.pipe(v.string(), v.isoTimestamp())

/** The fields that an officer fills in. A line of `text` is a paragraph; nothing in it is markup. */
export const noticeContentSchema = v.strictObject({
  title: line(LONGEST_NOTICE.title),
  text: text(LONGEST_NOTICE.text),
  link: v.nullable(v.strictObject({ label: line(LONGEST_NOTICE.label), address })),
  /** The page of notices has every one. */
  place: v.picklist(['popup', 'banner', 'homeBanner', 'page']),
  /** ISO date-times; `until` is the first moment after. */
  from: time,
  until: time,
  /** Smaller numbers are shown first. */
  order: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)),
})

const noticeSchema = v.object({ id: v.string(), ...noticeContentSchema.entries })

export type NoticeContent = v.InferInput<typeof noticeContentSchema>
export type Notice = v.InferOutput<typeof noticeSchema>

/** All notices of a site, also those before and after their time. Each change raises the revision. */
export const storedNoticesSchema = v.object({ revision: v.number(), list: v.array(noticeSchema) })

/** Returns the notices of a list; without those of another shape. */
export function validNotices(list: readonly unknown[]): Notice[] {
  return list.filter(notice => v.is(noticeSchema, notice))
}

/** Returns the notices of a moment in their order; of two with the same number the newer is first. */
export function noticesAt(now: Date, notices: readonly Notice[]): readonly Notice[] {
  const moment = now.getTime()
  return notices
    .filter(({ from, until }) => Date.parse(from) <= moment && moment < Date.parse(until))
    .toSorted((one, other) => one.order - other.order || Date.parse(other.from) - Date.parse(one.from))
}
