import { changeLine, CONTROLS, type LineChange, type LineReport } from 'ops-api'
import { optionsOf, stepOf, useForm } from 'page-kit'
import { useState } from 'react'
import { Select, TextField } from 'ui-kit'
import { ConfirmDialog } from '../../dialog/confirm-dialog.tsx'
import { useSite } from '../../live/live-view.tsx'
import { describeLineChange } from './describe-line-change.ts'
import * as t from './texts.ko.ts'

const MOST_DIGITS = 9

type Props = {
  action: string
  line: LineReport
  /** The mode of the quick button; undefined for all fields. */
  wanted: 'pause' | 'open' | undefined
  onClose: () => void
}

/** Mode and limits of a line. The effects follow the fields and the current number of people. */
export function LineDialog({ action, line, wanted, onClose }: Props) {
  const { send } = useSite()
  const { values, field, digits } = useForm({
    mode: wanted ?? line.mode,
    limit: typed(line.limit),
    rate: typed(line.rate),
  })
  // The change is based on the line as it was when the dialog opened.
  const [basedOn] = useState(line.revision)
  const { limit, rate } = values
  const mode = CONTROLS.find(control => control === values.mode)

  const change: LineChange = {
    ...(mode && mode !== line.mode && { mode }),
    ...(limit !== typed(line.limit) && { limit: amount(limit) }),
    ...(rate !== typed(line.rate) && { rate: amount(rate) }),
  }
  const isChanged = Object.keys(change).length > 0

  return (
    <ConfirmDialog
      title={`${stepOf(line.step)} ${t.wishes[wanted ?? 'change']}`}
      effects={isChanged ? describeLineChange(line, change) : []}
      isDangerous={mode === 'block' || mode === 'bypass'}
      carryOut={t.apply}
      onCarryOut={why => send(changeLine, { params: { action }, body: { ...change, ...why, basedOn } })}
      onClose={onClose}
    >
      {!wanted && (
        <>
          <Select
            label={t.mode}
            placeholder={t.choose}
            options={optionsOf(t.modes)}
            {...field('mode')}
            value={mode ?? ''}
          />
          <TextField label={t.limit} hint={t.noLimitHint} unit={t.person} {...digits('limit', MOST_DIGITS)} />
          <TextField label={t.rate} hint={t.noLimitHint} unit={t.person} {...digits('rate', MOST_DIGITS)} />
        </>
      )}
    </ConfirmDialog>
  )
}

const typed = (value: number | null) => (value === null ? '' : String(value))
const amount = (text: string) => (text === '' ? null : Number(text))
