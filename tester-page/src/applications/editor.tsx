import { useState } from 'react'
import { digitsIn, Form, Press } from 'page-kit'
import { TextField } from 'ui-kit'
import { useCase, type EditedRecord } from './use-case-work.ts'
import * as t from './texts.ko.ts'

type Props = EditedRecord & {
  /** The name of the record. */
  subject: string
  label: string
  field: string
  /** An amount is sent as a number. */
  value: string | number
}

/** A field for one value of a record. Typed text stays while the list is read again. */
export function Editor({ call, params, subject, label, field, value }: Props) {
  const { change } = useCase()
  const [typed, setTyped] = useState<string>()
  const isAmount = typeof value === 'number'
  const text = typed ?? String(value)

  async function save() {
    const isSaved = await change({ call, params }, { [field]: isAmount ? Number(text) : text }, t.saved)
    if (isSaved) setTyped(undefined)
  }

  return (
    <Form inRow label={`${subject} ${label}`} onSubmit={() => void save()}>
      <TextField
        label={label}
        inputMode={isAmount ? 'numeric' : 'text'}
        value={text}
        onChange={entered => setTyped(isAmount ? digitsIn(entered) : entered)}
      />
      <Press type="submit" label={t.save} />
    </Form>
  )
}
