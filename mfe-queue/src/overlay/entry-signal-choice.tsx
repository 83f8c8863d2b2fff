import { useState } from 'react'
import { Checkbox } from 'ui-kit'
import * as t from './texts.ko.ts'
import type { EntrySignal } from './entry-signal.ts'

/** Switches sound and vibration at entry on and off. */
export function EntrySignalChoice({ signal }: { signal: EntrySignal }) {
  const [isWanted, setIsWanted] = useState(signal.isWanted)

  function choose(wanted: boolean) {
    signal.want(wanted)
    setIsWanted(wanted)
  }

  return <Checkbox label={t.signalAtEntry} checked={isWanted} onChange={choose} />
}
