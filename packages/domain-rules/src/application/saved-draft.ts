/** The days for which the server keeps a saved draft. */
export const DRAFT_DAYS = 7

/** Returns the first moment at which a draft that was saved at this one (ISO) is no longer kept. */
export function draftEnd(savedAt: string): string {
  return new Date(Date.parse(savedAt) + DRAFT_DAYS * 24 * 60 * 60_000).toISOString()
}
