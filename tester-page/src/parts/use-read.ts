import { useCallback, useEffect, useRef, useState } from 'react'
import type * as v from 'valibot'
import { readAs } from 'page-kit'
import * as t from '../api/texts.ko.ts'
import { useSandbox } from './sandbox-context.ts'

type Came<T> = { value: T | undefined; problem: string | undefined }

/** What the sandbox returned last, why nothing newer came, and a way to ask again. */
export type Read<T> = Came<T> & { refresh: () => Promise<void> }

/** Asks the sandbox when it is drawn, and again for another path. */
export function useRead<T>(path: string, schema: v.GenericSchema<unknown, T>): Read<T> {
  const { call } = useSandbox()
  const [came, setCame] = useState<Came<T>>({ value: undefined, problem: undefined })
  const latest = useRef(0)

  const refresh = useCallback(async () => {
    const readOnce = async () => ({ value: readAs(schema, await call(path), t.failed), problem: undefined })
    latest.current += 1
    const turn = latest.current
    const next = await readOnce().catch(problemOf)
    // A slower reply to an earlier question is not the newest.
    if (turn === latest.current) setCame(was => ({ ...was, ...next }))
  }, [call, path, schema])

  useEffect(() => void refresh(), [refresh])

  return { ...came, refresh }
}

function problemOf(error: unknown): { problem: string } {
  return { problem: error instanceof Error ? error.message : t.failed }
}
