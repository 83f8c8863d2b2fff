import type { InputOf, JsonCall, OutputOf } from 'page-kit'
import { useCallback, useEffect, useRef, useState } from 'react'
import * as t from '../api/texts.ko.ts'
import { useSandbox } from './sandbox.tsx'

type State<T> = { value: T | undefined; problem: string | undefined }

/** The latest value of a call, the reason why it is not the newest, and a way to read it again. */
export type Read<T> = State<T> & { refresh: () => Promise<void> }

/** Sends a reading call when the component mounts, and again for another query. */
export function useRead<C extends JsonCall>(call: C, query?: Record<string, string>): Read<OutputOf<C>> {
  const { send } = useSandbox()
  const [state, setState] = useState<State<OutputOf<C>>>({ value: undefined, problem: undefined })
  const latest = useRef(0)
  const queryText = JSON.stringify(query)

  const refresh = useCallback(async () => {
    // Only calls whose input is a query are read.
    const input = (queryText === undefined ? {} : { query: JSON.parse(queryText) }) as InputOf<C>
    const readOnce = async () => ({ value: await send(call, input), problem: undefined })
    latest.current += 1
    const turn = latest.current
    const next = await readOnce().catch(problemOf)
    // A slower response to an earlier request is not the newest.
    if (turn === latest.current) setState(was => ({ ...was, ...next }))
  }, [send, call, queryText])

  useEffect(() => void refresh(), [refresh])

  return { ...state, refresh }
}

function problemOf(error: unknown): { problem: string } {
  return { problem: error instanceof Error ? error.message : t.failed }
}
