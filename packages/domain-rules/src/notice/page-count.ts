/** How many pages so many rows fill. */
export function pageCount(rowCount: number, pageSize: number): number {
  return Math.ceil(rowCount / pageSize)
}
