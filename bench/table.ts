type Cells = readonly (string | number)[]

/** Returns a table in Markdown. */
export function table(head: Cells, rows: readonly Cells[]): string {
  return [head, head.map(() => '---'), ...rows].map(cells => `| ${cells.join(' | ')} |\n`).join('')
}
