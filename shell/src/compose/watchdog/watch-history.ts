/** No person moves that often, and no screen replaces its address that often. */
const MOST_MOVES = 50
const WITHIN_MS = 2000

/** The area moved the page in a loop. */
export class HistoryLoop extends Error {
  override readonly name = 'HistoryLoop'
}

type Stop = (error: unknown) => void

let stop: Stop | null = null
let moves: number[] = []
let isCounting = false

/**
 * Calls `stop` once the page is moved in a loop, and breaks the loop. Only one area is watched at a time. Returns a function
 * that ends this.
 */
export function watchHistory(stopArea: Stop): () => void {
  stop = stopArea
  moves = []
  if (!isCounting) countMoves()
  isCounting = true
  return () => {
    if (stop === stopArea) stop = null
  }
}

function countMoves(): void {
  for (const method of ['pushState', 'replaceState'] as const) {
    const original = history[method]
    history[method] = (...args) => {
      if (stop) count(stop)
      original.apply(history, args)
    }
  }
}

function count(stopArea: Stop): void {
  const now = performance.now()
  moves = [...moves.filter(at => at > now - WITHIN_MS), now]
  if (moves.length <= MOST_MOVES) return
  const loop = new HistoryLoop(`${moves.length} moves within ${WITHIN_MS} ms`)
  stop = null
  stopArea(loop)
  throw loop
}
