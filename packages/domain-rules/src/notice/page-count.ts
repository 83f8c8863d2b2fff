/** Returns the number of pages that so many rows fill. */
export function pageCount(rowCount: number, pageSize: number): number {
  return Math.ceil(rowCount / pageSize)
}
