import { useState } from 'react'
import { Select, TextField } from 'ui-kit'
import type { Ops } from '../../api/ops.ts'
import { CONTROLS, type LineChange, type LineReport } from 'ops-api'
import { ConfirmDialog } from '../../dialog/confirm-dialog.tsx'
import { describeLineChange } from './describe-line-change.ts'
import { stepOf } from 'page-kit'
import * as t from './texts.ko.ts'

type Props = {
  ops: Ops
  action: string
  line: LineReport
  /** The mode of the quick button; undefined for all fields. */
  wanted: 'pause' | 'open' | undefined
  onClose: () => void
}

/** Mode and limits of a line. The effects follow the fields and the current number of people. */
export function LineDialog({ ops, action, line, wanted, onClose }: Props) {
  const [mode, setMode] = useState(wanted ?? line.mode)
  const [limit, setLimit] = useState(typed(line.limit))
  const [rate, setRate] = useState(typed(line.rate))
  // The change is based on the line as it was when the dialog opened.
  const [basedOn] = useState(line.revision)

  const change: LineChange = {
    ...(isControl(mode) && mode !== line.mode && { mode }),
    ...(limit !== typed(line.limit) && { limit: amount(limit) }),
    ...(rate !== typed(line.rate) && { rate: amount(rate) }),
  }
  const limits = [
    [t.limit, limit, setLimit],
    [t.rate, rate, setRate],
  ] as const
  const isChanged = Object.keys(change).length > 0

  return (
    <ConfirmDialog
      title={`${stepOf(line.step)} ${t.wishes[wanted ?? 'change']}`}
      effects={isChanged ? describeLineChange(line, change) : []}
      isDangerous={mode === 'block' || mode === 'bypass'}
      carryOut={t.apply}
      onCarryOut={why => ops.changeLine(action, { ...change, ...why, basedOn })}
      onClose={onClose}
    >
      {!wanted && (
        <>
          <Select
            label={t.mode}
            placeholder={t.choose}
            options={Object.entries(t.modes).map(([value, label]) => ({ value, label }))}
            value={Object.hasOwn(t.modes, mode) ? mode : ''}
            onChange={setMode}
          />
          {limits.map(([label, value, set]) => (
            <TextField
              key={label}
              label={label}
              hint={t.noLimitHint}
              unit={t.person}
              inputMode="numeric"
              value={value}
              onChange={text => set(digits(text))}
            />
          ))}
        </>
      )}
    </ConfirmDialog>
  )
}

function isControl(mode: string): mode is (typeof CONTROLS)[number] {
  return CONTROLS.some(control => control === mode)
}

const typed = (value: number | null) => (value === null ? '' : String(value))
const amount = (text: string) => (text === '' ? null : Number(text))
const digits = (text: string) => text.replaceAll(/\D/g, '').slice(0, 9)
