import type { Drawing, Geometry } from './shapes.ts'

/** The drawing as a file for a page. */
export function toSvg(
  { width, height }: Pick<Drawing, 'width' | 'height'>,
  shapes: readonly Geometry[],
): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    ...shapes.map(element),
    '</svg>\n',
  ].join('\n')
}

function element(shape: Geometry): string {
  return `<${shape.kind} ${attributes({ ...placeOf(shape), ...paintOf(shape) })}/>`
}

function placeOf(shape: Geometry): Record<string, string | number | undefined> {
  if (shape.kind === 'path') return { d: shape.d }
  if (shape.kind === 'circle') return { cx: shape.x, cy: shape.y, r: shape.r }
  const { x, y, width, height, radius } = shape
  return { x, y, width, height, rx: radius }
}

function paintOf({ fill, stroke, lineWidth }: Geometry): Record<string, string | number | undefined> {
  return { fill: fill ?? 'none', stroke, 'stroke-width': lineWidth }
}

function attributes(values: Record<string, string | number | undefined>): string {
  const written = Object.entries(values).filter(([, value]) => value !== undefined)
  return written.map(([name, value]) => `${name}="${value}"`).join(' ')
}
