const ZOOMS = [1, 1.5, 2, 3, 4]

export const SMALLEST = 1
export const LARGEST = 4

/** The next larger or smaller size of those that the buttons offer; the ends stay. */
export function nextZoom(zoom: number, by: 1 | -1): number {
  const next = by > 0 ? ZOOMS.find(step => step > zoom) : ZOOMS.findLast(step => step < zoom)
  return next ?? zoom
}

/** A size between the smallest and the largest. */
export function withinZooms(zoom: number): number {
  return Math.min(LARGEST, Math.max(SMALLEST, zoom))
}
