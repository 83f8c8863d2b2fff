import { useState } from 'react'
import { Checkbox, TextField } from 'ui-kit'
import type { Ops } from '../../api/ops.ts'
import type { LineReport } from 'ops-api'
import { timeOf } from '../time-of.ts'
import { ConfirmDialog } from '../../dialog/confirm-dialog.tsx'
import { fromKoreanTime, toKoreanTime } from './korean-time.ts'
import { stepOf } from 'page-kit'
import * as t from './texts.ko.ts'

type Props = { ops: Ops; action: string; line: LineReport; onClose: () => void }

/** The opening and closing time of a line, and its draw for people who arrive before. */
export function PlanDialog({ ops, action, line, onClose }: Props) {
  const { schedule, waiting, registered, revision } = line
  const isBefore = schedule?.phase === 'before'
  const [opensAt, setOpensAt] = useState(isBefore ? toKoreanTime(schedule.opensAt) : '')
  const [closesAt, setClosesAt] = useState(
    isBefore && schedule.closesAt ? toKoreanTime(schedule.closesAt) : '',
  )
  const [hasDraw, setHasDraw] = useState(!isBefore || schedule.draw !== null)
  const [byNetwork, setByNetwork] = useState(schedule?.draw?.byNetwork ?? true)
  const [isCalledOff, setCalledOff] = useState(false)
  const [basedOn] = useState(revision)
  const opening = fromKoreanTime(opensAt)
  const closing = fromKoreanTime(closesAt)

  const effects = [
    ...(opening ? [t.closesNow(waiting), t.planned(timeOf(opening))] : []),
    ...(opening && hasDraw ? [t.drawsThen(registered)] : []),
    ...(opening && closing ? [t.plannedClosing(timeOf(closing))] : []),
  ]
  const plan = opening
    ? { opensAt: opening, ...(closing && { closesAt: closing }), draw: hasDraw, byNetwork }
    : undefined

  return (
    <ConfirmDialog
      title={`${stepOf(line.step)} ${t.wishes.plan}`}
      effects={isCalledOff ? [t.drawsOnCancel(registered)] : effects}
      isDangerous={isCalledOff}
      carryOut={isCalledOff ? t.cancelPlan : t.apply}
      onCarryOut={why => ops.changeLine(action, { schedule: isCalledOff ? null : plan, ...why, basedOn })}
      onClose={onClose}
    >
      {!isCalledOff && (
        <>
          <TextField label={t.opensAt} type="datetime-local" required value={opensAt} onChange={setOpensAt} />
          <TextField
            label={t.closesAt}
            hint={t.closesHint}
            type="datetime-local"
            value={closesAt}
            onChange={setClosesAt}
          />
          <Checkbox label={t.draws} hint={t.drawsHint} checked={hasDraw} onChange={setHasDraw} />
          {hasDraw && (
            <Checkbox
              label={t.drawsByNetwork}
              hint={t.drawsByNetworkHint}
              checked={byNetwork}
              onChange={setByNetwork}
            />
          )}
        </>
      )}
      {schedule && <Checkbox label={t.cancelPlan} checked={isCalledOff} onChange={setCalledOff} />}
    </ConfirmDialog>
  )
}
