import { useState } from 'react'
import { safeSessionStorage } from 'shared-session/storage'
import * as v from 'valibot'

type Options<Values extends object> = {
  /** Under which key of this tab the values lie, and of which application they are. */
  key: string
  owner: string
  shape: v.GenericSchema<unknown, Values>
  empty: Values
}

/**
 * What is typed on a screen, kept over a reload of the tab: `[values, change, forget]`. What was typed for another
 * application counts for nothing, and goes.
 */
export function useKept<Values extends object>({ key, owner, shape, empty }: Options<Values>) {
  const [values, setValues] = useState(() => read(key, owner, shape) ?? empty)

  function change(part: Partial<Values>) {
    const changed = { ...values, ...part }
    setValues(changed)
    safeSessionStorage.setItem(key, JSON.stringify({ owner, values: changed }))
  }

  return [values, change, () => safeSessionStorage.removeItem(key)] as const
}

function read<Values extends object>(
  key: string,
  owner: string,
  shape: Options<Values>['shape'],
): Values | null {
  const Kept = v.pipe(v.string(), v.parseJson(), v.object({ owner: v.literal(owner), values: shape }))
  const kept = v.safeParse(Kept, safeSessionStorage.getItem(key))
  if (kept.success) return kept.output.values
  safeSessionStorage.removeItem(key)
  return null
}
