import { placeOf, type KoreanText } from './korean-texts.ts'

export const formats = ['plain', 'json', 'tsv'] as const

export type Format = (typeof formats)[number]

/** Returns the texts as a report grouped by place, as a JSON list, or as a table with tabs between columns. */
export function printTexts(texts: readonly KoreanText[], format: Format): string {
  const placed = texts.map(found => ({ place: placeOf(found.path), ...found }))
  if (format === 'json') return `${JSON.stringify(placed, null, 2)}\n`
  if (format === 'tsv') return tableOf(placed)
  const groups = Map.groupBy(placed, ({ place }) => place)
  return [...groups].map(([place, group]) => `${place}\n${group.map(lineOf).join('')}`).join('\n')
}

function tableOf(texts: readonly (KoreanText & { place: string })[]): string {
  const rows = texts.map(({ place, path, line, text }) => [place, `${path}:${line}`, escaped(text)])
  return [['place', 'file', 'text'], ...rows].map(cells => `${cells.join('\t')}\n`).join('')
}

function lineOf({ path, line, text }: KoreanText): string {
  return `  ${path}:${line}  ${escaped(text)}\n`
}

/** Keeps each text on one line. */
function escaped(text: string): string {
  return text.replaceAll('\n', String.raw`\n`).replaceAll('\t', ' ')
}
