type Paint = { fill?: string; stroke?: string; lineWidth?: number }

/** What can be drawn without a typeface. Lengths are those of the drawing's own canvas, with y downwards. */
export type Geometry = Paint &
  (
    | { kind: 'rect'; x: number; y: number; width: number; height: number; radius?: number }
    | { kind: 'circle'; x: number; y: number; r: number }
    | { kind: 'path'; d: string }
  )

/** A line of words; `y` is where its letters stand, `turn` in degrees around its anchor. */
export type Words = {
  kind: 'words'
  x: number
  y: number
  text: string
  size: number
  bold?: boolean
  fill?: string
  anchor?: 'start' | 'middle' | 'end'
  turn?: number
}

export type Shape = Geometry | Words

/** A picture of our own: its file's name, what stands under it, what it shows for those who do not see it. */
export type Drawing = {
  name: string
  caption: string
  alt: string
  width: number
  height: number
  shapes: readonly Shape[]
}

export function rect(
  [x, y, width, height]: [number, number, number, number],
  paint: Paint & { radius?: number },
): Shape {
  return { kind: 'rect', x, y, width, height, ...paint }
}

export function circle([x, y, r]: [number, number, number], paint: Paint): Shape {
  return { kind: 'circle', x, y, r, ...paint }
}

export function path(d: string, paint: Paint): Shape {
  return { kind: 'path', d, ...paint }
}

export function words(
  text: string,
  [x, y]: [number, number],
  size: number,
  look: Partial<Words> = {},
): Shape {
  return { kind: 'words', text, x, y, size, ...look }
}
