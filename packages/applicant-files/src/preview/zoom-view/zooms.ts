const ZOOMS = [1, 1.5, 2, 3, 4]

export const SMALLEST = 1
export const LARGEST = 4

/** Returns the next larger or smaller size of the buttons. At the ends the size stays. */
export function nextZoom(zoom: number, by: 1 | -1): number {
  const next = by > 0 ? ZOOMS.find(step => step > zoom) : ZOOMS.findLast(step => step < zoom)
  return next ?? zoom
}

/** Limits a size to the smallest and the largest. */
export function withinZooms(zoom: number): number {
  return Math.min(LARGEST, Math.max(SMALLEST, zoom))
}
