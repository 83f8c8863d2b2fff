const DATE = /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/
const COMPACT_DATE = /^([0-9]{4})([0-9]{2})([0-9]{2})$/

/** Returns true if the text is strictly YYYY-MM-DD and a day of the calendar: 2024-02-29 but not 2023-02-29. */
export function isCalendarDate(text: string): boolean {
  if (!DATE.test(text)) return false

  // Some engines turn 2024-02-30 into a day in March instead of refusing it.
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

/** Returns a date in the form of calls: 20241231 (RES-41). */
export function compactDate(date: string): string {
  return date.replaceAll('-', '')
}

/** Puts hyphens into eight digits, of a call or typed by a person; other texts are returned unchanged (GP-01). */
export function expandDate(text: string): string {
  return text.replace(COMPACT_DATE, '$1-$2-$3')
}

/** Writes a date for people, 2024. 2. 9.; other texts are returned unchanged. */
export function writtenDate(text: string): string {
  const date = expandDate(text)
  return isCalendarDate(date) ? date.replaceAll(/-0?/g, '. ').concat('.') : text
}
