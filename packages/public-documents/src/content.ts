/** A column takes its share of the page's width. */
export type Column = { title: string; share: number; align?: 'left' | 'center' | 'right' }

export type Table = {
  caption: string
  columns: readonly Column[]
  rows: readonly (readonly string[])[]
  /** The least height in points: space to write by hand. */
  rowHeight?: number
  /** True if the first text of a row names the row. */
  namesRows?: boolean
}

/** A piece of a document, from top to bottom. */
export type Block =
  | { heading: string }
  | { text: string }
  | { list: readonly string[] }
  | { steps: readonly string[] }
  | { note: string }
  | { table: Table }
  /** Names of drawings, two in a row. */
  | { figures: readonly string[] }
  /** Lines at the right, for a date and a signature. */
  | { signature: readonly string[] }
  | { newPage: true }

/** A public document: its path on the CDN, and its content. */
export type PdfContent = {
  path: string
  title: string
  subtitle: string
  layout?: 'portrait' | 'landscape'
  blocks: readonly Block[]
}
