import { path, rect, words, type Drawing, type Shape } from '../build/drawing/shapes.ts'

export const colour = {
  ink: '#1e2124',
  soft: '#58616a',
  line: '#b1b8be',
  paper: '#ffffff',
  ground: '#eef2f7',
  head: '#e4ebf4',
  blue: '#1d56bc',
  pale: '#d8e5fd',
  red: '#c5303a',
  amber: '#ffb114',
  sand: '#e6c79c',
  green: '#267337',
}

const WIDTH = 480
const HEIGHT = 360

/** A picture of a piece of evidence: on the common ground, under the mark that it is only an example. */
export function example(name: string, caption: string, alt: string, shapes: readonly Shape[]): Drawing {
  const ground = rect([0, 0, WIDTH, HEIGHT], { fill: colour.ground })
  return {
    name,
    caption,
    alt: `예시 그림. ${alt}`,
    width: WIDTH,
    height: HEIGHT,
    shapes: [ground, ...shapes, ...mark],
  }
}

const mark: Shape[] = [
  path('M383 37 461 16 471 54 393 75Z', { fill: colour.paper, stroke: colour.red, lineWidth: 3 }),
  words('예시', [429.5, 54.5], 25, { bold: true, fill: colour.red, anchor: 'middle', turn: -15 }),
]

/** A sheet of paper with its title on top. */
export function sheet(title: string, [x, y, width, height]: [number, number, number, number]): Shape[] {
  return [
    rect([x + 4, y + 5, width, height], { fill: '#d3dbe5', radius: 3 }),
    rect([x, y, width, height], { fill: colour.paper, stroke: colour.line, lineWidth: 1, radius: 3 }),
    words(title, [x + width / 2, y + 34], 19, { bold: true, anchor: 'middle' }),
  ]
}

type Grid = {
  at: [number, number]
  columns: readonly number[]
  rowHeight: number
  rows: readonly (readonly string[])[]
  size?: number
  /** Whether the first row, and the first column, name the others. */
  head?: { row?: boolean; column?: boolean }
}

/** A ruled table; an empty text leaves its box to be filled in. */
export function grid({
  at: [x, y],
  columns,
  rowHeight,
  rows,
  size = 11,
  head = { row: true },
}: Grid): Shape[] {
  const width = sum(columns)
  const height = rows.length * rowHeight
  const lefts = columns.map((_, place) => x + sum(columns.slice(0, place)))
  const across = [...Array(rows.length + 1).keys()].map(place => `M${x} ${y + place * rowHeight}h${width}`)
  const down = [...lefts, x + width].map(left => `M${left} ${y}v${height}`)
  return [
    ...(head.row ? [rect([x, y, width, rowHeight], { fill: colour.head })] : []),
    ...(head.column ? [rect([x, y, columns[0] ?? 0, height], { fill: colour.head })] : []),
    path([...across, ...down].join(''), { stroke: colour.line, lineWidth: 1 }),
    ...rows.flatMap((cells, row) =>
      cells.map((text, column) => {
        const middle = (lefts[column] ?? 0) + (columns[column] ?? 0) / 2
        const isHead = (head.row && row === 0) || (head.column && column === 0)
        const y0 = y + row * rowHeight + rowHeight / 2 + size * 0.36
        return words(text, [middle, y0], size, {
          anchor: 'middle',
          fill: isHead ? colour.ink : colour.soft,
          bold: Boolean(isHead),
        })
      }),
    ),
  ]
}

/** A red seal with its two letters. */
export function seal([x, y]: [number, number], text = '인'): Shape[] {
  return [
    rect([x - 17, y - 17, 34, 34], { stroke: colour.red, lineWidth: 2.5, radius: 17 }),
    words(text, [x, y + 6], 16, { bold: true, fill: colour.red, anchor: 'middle' }),
  ]
}

/** A bar code; it stands for none. */
export function barcode(
  [x, y, height]: [number, number, number],
  pattern = '2131122113121321121312211231',
): Shape {
  let left = x
  const bars = [...pattern].map((digit, place) => {
    const width = Number(digit) * 2
    const bar = place % 2 === 0 ? `M${left} ${y}h${width}v${height}h-${width}Z` : ''
    left += width
    return bar
  })
  return path(bars.join(''), { fill: colour.ink })
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
