const TIME = /\b20\d\d-\d\d-\d\d[T ]\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:?\d\d)?/g
/** Random ids, with and without the dashes of a UUID. */
const ID = /\b[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{12}\b/g
const APPLICATION = /\b2025\d{10}\b/g
const ORIGIN = /https?:\/\/(localhost|127\.0\.0\.1):\d+/g
/** Tokens and keys: words of 40 letters, or shorter ones with digits, in both kinds of letters. */
const SECRET = /(?<![\w-])(?=[\w-]*\d|[\w-]{40})(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{16,}(\.[\w-]*)*/g
/** One in a thousand has no digit. */
const SIGNATURE = /\bsignature=[\w-]+/g
const EXPIRES = /\bexpires=\d+/g
const FOLDER_OF_MONTH = /\b20\d\d\/\d\d\b/g
/** On a slow machine less than a minute is left, which is shown in seconds. */
const TIME_LEFT = /\b\d+[분초] 뒤/g
const HOUR_S = 3600
const DIGITS = /\d{11,}/g

/** Returns a value in which all that differs each time is always the same: times, random words, origins, numbers. */
export function normalised(value: unknown): unknown {
  if (typeof value === 'string') return normalisedText(value)
  if (typeof value === 'number') return isTimeLeft(value) ? HOUR_S : value
  if (Array.isArray(value)) return value.map(normalised)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, normalised(each)]))
}

/** A session of an hour, some seconds later. */
function isTimeLeft(value: number): boolean {
  return value < HOUR_S && value > HOUR_S - 100
}

function normalisedText(text: string): string {
  return text
    .replaceAll(ORIGIN, '')
    .replaceAll(TIME, '2025-06-10T00:00:00.000Z')
    .replaceAll(ID, '00000000-0000-4000-8000-000000000000')
    .replaceAll(APPLICATION, '20250000000001')
    .replaceAll(SIGNATURE, 'signature=RECORDED')
    .replaceAll(EXPIRES, 'expires=2000000000')
    .replaceAll(FOLDER_OF_MONTH, '2025/06')
    .replaceAll(TIME_LEFT, '1분 뒤')
    .replaceAll(SECRET, 'RECORDED')
    .replaceAll(DIGITS, found => (found === '20250000000001' ? found : '0'.repeat(found.length)))
}
