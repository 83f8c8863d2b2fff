import * as t from './texts.ko.ts'

/** Whether a file has no content: it is flagged, and dropped when the applicant says so (FILE-13, FILE-21). */
export function isEmptyFile({ size }: { size: number }): boolean {
  return size === 0
}

/** Parts files into those that stay and the empty ones (FILE-22). */
export function dropEmptyFiles<Item extends { size: number }>(
  files: readonly Item[],
): { kept: Item[]; empty: Item[] } {
  return { kept: files.filter(file => !isEmptyFile(file)), empty: files.filter(isEmptyFile) }
}

/** The message for an empty file that was sent all the same, or null (ERR-11). */
export function checkNotEmpty(file: { name: string; size: number }): string | null {
  return isEmptyFile(file) ? t.empty(file.name) : null
}
