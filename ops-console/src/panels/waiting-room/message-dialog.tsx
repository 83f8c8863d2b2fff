import { changeMessage, LONGEST_MESSAGE, type LineReport } from 'ops-api'
import { optionsOf, stepOf, useForm } from 'page-kit'
import { AlertBox, Checkbox, Select, TextField } from 'ui-kit'
import { ConfirmDialog } from '../../dialog/confirm-dialog.tsx'
import { useSite } from '../../live/live-view.tsx'
import * as t from './texts.ko.ts'

type Props = {
  action: string
  line: LineReport
  /** The people who wait in all lines. */
  waitingInAll: number
  onClose: () => void
}

/** The message to those who wait in a line or in all, with its preview and its time. */
export function MessageDialog({ action, line, waitingInAll, onClose }: Props) {
  const { send } = useSite()
  const { values, field, box } = useForm({
    text: line.message?.text ?? '',
    minutes: '60',
    isForAll: false,
    isTakenBack: false,
  })
  const { minutes, isForAll, isTakenBack } = values
  const text = values.text.trim()
  const shown = t.announces(isForAll ? waitingInAll : line.waiting, t.messageTimes[minutes] ?? '')

  function change(why: { reason?: string }) {
    const until = new Date(Date.now() + Number(minutes) * 60_000).toISOString()
    const message = isTakenBack ? null : { text, until }
    return send(changeMessage, { body: { ...(!isForAll && { action }), message, ...why } })
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
            {...field('text')}
          />
          <Select
            label={t.messageFor}
            placeholder={t.choose}
            options={optionsOf(t.messageTimes)}
            {...field('minutes')}
          />
          {text && (
            <AlertBox tone="info" title={t.preview}>
              <p>{text}</p>
            </AlertBox>
          )}
        </>
      )}
      <Checkbox label={t.inAllLines} {...box('isForAll')} />
      {line.message && <Checkbox label={t.takeMessageBack} {...box('isTakenBack')} />}
    </ConfirmDialog>
  )
}
