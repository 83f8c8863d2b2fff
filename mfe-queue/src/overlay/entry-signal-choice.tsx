import { useState } from 'react'
import { Checkbox } from 'ui-kit'
import type { EntrySignal } from './entry-signal.ts'

/** Switches a signal at entry on and off. */
export function EntrySignalChoice({ signal }: { signal: EntrySignal }) {
  const [isWanted, setIsWanted] = useState(signal.isWanted)
  const choose = async (wanted: boolean) => setIsWanted(await signal.want(wanted))
  return <Checkbox label={signal.label} checked={isWanted} onChange={wanted => void choose(wanted)} />
}
