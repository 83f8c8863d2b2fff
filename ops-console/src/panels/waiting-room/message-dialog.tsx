import { LONGEST_MESSAGE, type LineReport } from 'ops-api'
import { stepOf } from 'page-kit'
import { useState } from 'react'
import { AlertBox, Checkbox, Select, TextField } from 'ui-kit'
import type { Ops } from '../../api/ops.ts'
import { ConfirmDialog } from '../../dialog/confirm-dialog.tsx'
import * as t from './texts.ko.ts'

type Props = {
  ops: Ops
  action: string
  line: LineReport
  /** The people who wait in all lines. */
  waitingInAll: number
  onClose: () => void
}

/** The message to those who wait in a line or in all, with its preview and its time. */
export function MessageDialog({ ops, action, line, waitingInAll, onClose }: Props) {
  const [typed, setTyped] = useState(line.message?.text ?? '')
  const [minutes, setMinutes] = useState('60')
  const [isForAll, setForAll] = useState(false)
  const [isTakenBack, setTakenBack] = useState(false)
  const text = typed.trim()
  const shown = t.announces(isForAll ? waitingInAll : line.waiting, t.messageTimes[minutes] ?? '')

  function change(why: { reason?: string }) {
    const until = new Date(Date.now() + Number(minutes) * 60_000).toISOString()
    const message = isTakenBack ? null : { text, until }
    return ops.changeMessage({ ...(!isForAll && { action }), message, ...why })
  }

  return (
    <ConfirmDialog
      title={`${stepOf(line.step)} ${t.wishes.message}`}
      effects={isTakenBack ? [t.takesMessageBack] : text ? [shown] : []}
      carryOut={isTakenBack ? t.takeMessageBack : t.apply}
      onCarryOut={change}
      onClose={onClose}
    >
      {!isTakenBack && (
        <>
          <TextField
            label={t.messageText}
            hint={t.messageHint}
            required
            maxLength={LONGEST_MESSAGE}
            value={typed}
            onChange={setTyped}
          />
          <Select
            label={t.messageFor}
            placeholder={t.choose}
            options={Object.entries(t.messageTimes).map(([value, label]) => ({ value, label }))}
            value={minutes}
            onChange={setMinutes}
          />
          {text && (
            <AlertBox tone="info" title={t.preview}>
              <p>{text}</p>
            </AlertBox>
          )}
        </>
      )}
      <Checkbox label={t.inAllLines} checked={isForAll} onChange={setForAll} />
      {line.message && <Checkbox label={t.takeMessageBack} checked={isTakenBack} onChange={setTakenBack} />}
    </ConfirmDialog>
  )
}
