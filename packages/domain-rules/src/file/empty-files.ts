import * as t from './texts.ko.ts'

/** Returns true for a file without content: it is flagged, and dropped after the applicant has agreed (FILE-13, FILE-21, FILE-22). */
export function isEmptyFile({ size }: { size: number }): boolean {
  return size === 0
}

/** Returns the message for an empty file that was sent anyway, or null (ERR-11). */
export function checkNotEmpty(file: { name: string; size: number }): string | null {
  return isEmptyFile(file) ? t.empty(file.name) : null
}
