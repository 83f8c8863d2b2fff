import { createContext, useCallback, useContext, useEffect, useRef, useState } from 'react'
import { OpsRefused } from '../api/call-ops.ts'

/** Ends the session of the console, and says why. */
export const SignOut = createContext<(why?: string) => void>(() => undefined)

export type Live<T> = {
  /** What came last; undefined before anything came. */
  value: T | undefined
  /** Why the last attempt brought nothing. */
  problem: string | undefined
  refresh: () => void
}

const EVERY_MS = 2_000

/** Loads again and again while the page is seen. A token that is no longer taken ends the session. */
export function useLive<T>(load: () => Promise<T>, everyMs: number = EVERY_MS): Live<T> {
  const [value, setValue] = useState<T>()
  const [problem, setProblem] = useState<string>()
  const signOut = useContext(SignOut)
  const latest = useRef(load)

  const refresh = useCallback(async () => {
    try {
      setValue(await latest.current())
      setProblem(undefined)
    } catch (error) {
      if (!(error instanceof Error)) throw error
      if (error instanceof OpsRefused && [401, 429].includes(error.status)) signOut(error.message)
      setProblem(error.message)
    }
  }, [signOut])

  useEffect(() => {
    const stop = new AbortController()
    void repeat(refresh, everyMs, stop.signal)
    return () => stop.abort()
  }, [refresh, everyMs])

  return { value, problem, refresh: () => void refresh() }
}

/** The next attempt begins when the one before has ended, so that a slow server gets one at a time. */
async function repeat(work: () => Promise<void>, everyMs: number, signal: AbortSignal): Promise<void> {
  await work()
  while (!signal.aborted) {
    await pause(everyMs, signal)
    if (!signal.aborted && document.visibilityState === 'visible') await work()
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
