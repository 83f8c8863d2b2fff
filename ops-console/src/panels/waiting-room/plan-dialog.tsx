import { useState } from 'react'
import { Checkbox, TextField } from 'ui-kit'
import { changeLine, type LineReport } from 'ops-api'
import { timeOf } from '../time-of.ts'
import { ConfirmDialog } from '../../dialog/confirm-dialog.tsx'
import { useSite } from '../../live/live-view.tsx'
import { fromKoreanTime, toKoreanTime } from '../korean-time.ts'
import { stepOf, useForm } from 'page-kit'
import * as t from './texts.ko.ts'

type Props = { action: string; line: LineReport; onClose: () => void }

/** The opening and closing time of a line, and its draw for people who arrive before. */
export function PlanDialog({ action, line, onClose }: Props) {
  const { schedule, waiting, registered, revision } = line
  const isBefore = schedule?.phase === 'before'
  const { send } = useSite()
  const { values, field, box } = useForm({
    opensAt: isBefore ? toKoreanTime(schedule.opensAt) : '',
    closesAt: isBefore && schedule.closesAt ? toKoreanTime(schedule.closesAt) : '',
    hasDraw: !isBefore || schedule.draw !== null,
    byNetwork: schedule?.draw?.byNetwork ?? true,
    isCalledOff: false,
  })
  const [basedOn] = useState(revision)
  const { hasDraw, byNetwork, isCalledOff } = values
  const opening = fromKoreanTime(values.opensAt)
  const closing = fromKoreanTime(values.closesAt)

  const effects = [
    ...(opening ? [t.closesNow(waiting), t.planned(timeOf(opening))] : []),
    ...(opening && hasDraw ? [t.drawsThen(registered)] : []),
    ...(opening && closing ? [t.plannedClosing(timeOf(closing))] : []),
  ]
  const plan = opening
    ? { opensAt: opening, ...(closing && { closesAt: closing }), draw: hasDraw, byNetwork }
    : undefined

  function change(why: { reason?: string }) {
    const wanted = isCalledOff ? null : plan
    return send(changeLine, { params: { action }, body: { schedule: wanted, ...why, basedOn } })
  }

  return (
    <ConfirmDialog
      title={`${stepOf(line.step)} ${t.wishes.plan}`}
      effects={isCalledOff ? [t.drawsOnCancel(registered)] : effects}
      isDangerous={isCalledOff}
      carryOut={isCalledOff ? t.cancelPlan : t.apply}
      onCarryOut={change}
      onClose={onClose}
    >
      {!isCalledOff && (
        <>
          <TextField label={t.opensAt} type="datetime-local" required {...field('opensAt')} />
          <TextField label={t.closesAt} hint={t.closesHint} type="datetime-local" {...field('closesAt')} />
          <Checkbox label={t.draws} hint={t.drawsHint} {...box('hasDraw')} />
          {hasDraw && <Checkbox label={t.drawsByNetwork} hint={t.drawsByNetworkHint} {...box('byNetwork')} />}
        </>
      )}
      {schedule && <Checkbox label={t.cancelPlan} {...box('isCalledOff')} />}
    </ConfirmDialog>
  )
}
