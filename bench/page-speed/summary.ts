import { table } from '../table.ts'
import type { Load } from './load-page.ts'

export const SITES = ['ours', 'monolith', 'plain federation'] as const
export type SiteName = (typeof SITES)[number]

/** The figures of each site, of as many loads. */
export type Figures<Figure> = Record<SiteName, readonly Figure[]>

type Row = [name: string, read: (load: Load) => number]

const ROWS: readonly Row[] = [
  ['first paint, ms', load => load.firstPaint],
  ['heading, ms', load => load.headingPaint],
  ['largest paint, ms', load => load.largestPaint],
  ['works, ms', load => load.works],
  ['blocked, ms', load => load.blocked],
  ['layout shift', load => load.shifts],
  ['slowest press, ms', load => load.slowestPress],
  ['requests', load => load.requests],
  ['depth behind the document', load => load.depth],
  ['all bytes, kB', load => load.bytes / 1000],
  ['scripts, kB', load => load.bytesOf.Script / 1000],
  ['styles, kB', load => load.bytesOf.Stylesheet / 1000],
  ['fonts, kB', load => load.bytesOf.Font / 1000],
  ['pictures, kB', load => load.bytesOf.Image / 1000],
  ['running scripts, ms', load => load.scriptMs],
]

/** Returns the table of one kind of load: medians with quartiles, and the ratios of ours to the others. */
export function tableOfLoads(title: string, loads: Figures<Load>): string {
  const rows = ROWS.map(([name, read]) => [name, ...compared(mapSites(site => loads[site].map(read)))])
  const elements = SITES.map(site => loads[site].at(-1)?.largestElement ?? '')
  return comparison(title, [...rows, ['largest element', ...elements, '', '']])
}

export function comparison(title: string, rows: readonly (readonly string[])[]): string {
  return `${table([title, ...SITES, 'ours : monolith', 'ours : plain'], rows)}\n`
}

/** Returns the cells of a row. */
export function compared(figures: Figures<number>): string[] {
  const [ours, monolith, plain] = SITES.map(site => quartilesOf(figures[site]))
  if (!ours || !monolith || !plain) throw new Error('nothing was measured')
  const ratio = (other: number[]) => (other[1] ? ((ours[1] ?? 0) / other[1]).toFixed(2) : '')
  return [...[ours, monolith, plain].map(cellOf), ratio(monolith), ratio(plain)]
}

export function mapSites<Figure>(read: (site: SiteName) => readonly Figure[]): Figures<Figure> {
  return Object.fromEntries(SITES.map(site => [site, read(site)])) as unknown as Figures<Figure>
}

function quartilesOf(figures: readonly number[]): number[] {
  const sorted = figures.toSorted((one, other) => one - other)
  return [0.25, 0.5, 0.75].map(share => {
    const place = (sorted.length - 1) * share
    const [below = 0, above = 0] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]]
    return below + (above - below) * (place % 1)
  })
}

function cellOf([low = 0, median = 0, high = 0]: number[]): string {
  const shown = (figure: number) =>
    figure.toLocaleString('en', { maximumFractionDigits: figure < 1 ? 3 : figure < 30 ? 1 : 0 })
  return low === high ? shown(median) : `${shown(median)} (${shown(low)}–${shown(high)})`
}
