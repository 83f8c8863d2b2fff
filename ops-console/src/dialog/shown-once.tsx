import { Press } from 'page-kit'
import { useState } from 'react'
import { AlertBox, TextField } from 'ui-kit'
import * as t from './texts.ko.ts'

type Props = { title: string; hint: string; label: string; value: string; copy: string }

/** A value that was made and is shown this once, with a button that copies it. */
export function ShownOnce({ title, hint, label, value, copy }: Props) {
  const [outcome, setOutcome] = useState(copy)
  const write = () =>
    navigator.clipboard.writeText(value).then(
      () => setOutcome(t.copied),
      () => setOutcome(t.copyFailed),
    )
  return (
    <AlertBox tone="success" title={title} announced>
      <p>{hint}</p>
      <TextField label={label} locked value={value} onChange={() => undefined} />
      <Press variant="secondary" label={outcome} onClick={() => void write()} />
    </AlertBox>
  )
}
