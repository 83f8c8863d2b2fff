import { useEffect, useState } from 'react'
import type { Opening } from '../client/place.ts'

const TICK_MS = 1_000

/** Returns the seconds until the opening, counted by `now` (milliseconds) from the last reply. */
export function useSecondsLeft(opening: Opening, now: () => number): number {
  const [left, setLeft] = useState(opening.secondsLeft)

  useEffect(() => {
    const opensAt = now() + opening.secondsLeft * 1000
    const count = () => setLeft(Math.max(0, Math.ceil((opensAt - now()) / 1000)))
    count()
    const timer = setInterval(count, TICK_MS)
    return () => clearInterval(timer)
  }, [opening, now])

  return left
}
