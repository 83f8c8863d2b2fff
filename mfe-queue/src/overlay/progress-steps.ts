import { useEffect, useRef, useState } from 'react'

const STEPS = 50
const STEP_MS = 50

/** Moves from one value to another in 50 steps, 50 ms apart (QUE-05). Returns a function that ends it early. */
export function moveInSteps(from: number, to: number, draw: (value: number) => void): () => void {
  let step = 0
  const timer = setInterval(() => {
    step += 1
    draw(from + ((to - from) * step) / STEPS)
    if (step === STEPS) clearInterval(timer)
  }, STEP_MS)
  return () => clearInterval(timer)
}

/** Returns a value that moves to `target`; at once if the person prefers reduced motion. */
export function useProgressInSteps(target: number): number {
  const [shown, setShown] = useState(target)
  const last = useRef(target)

  useEffect(() => {
    const draw = (value: number) => {
      last.current = value
      setShown(value)
    }
    if (last.current === target) return undefined
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
      return moveInSteps(last.current, target, draw)
    }
    draw(target)
    return undefined
  }, [target])

  return shown
}
