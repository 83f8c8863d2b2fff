import { changeNotice, LONGEST_NOTICE, type Notice, type NoticeContent } from 'ops-api'
import { optionsOf, useForm } from 'page-kit'
import { useState } from 'react'
import { Checkbox, Select, Textarea, TextField } from 'ui-kit'
import { ConfirmDialog } from '../../dialog/confirm-dialog.tsx'
import { useSite } from '../../live/live-view.tsx'
import { fromKoreanTime, toKoreanTime } from '../korean-time.ts'
import { Preview } from './preview.tsx'
import * as t from './texts.ko.ts'

const WEEK_MS = 7 * 24 * 60 * 60_000

type Props = { notice: Notice | undefined; revision: number; onClose: () => void }

/** Writes a notice, or changes, ends or deletes one, beside its preview. */
export function NoticeDialog({ notice, revision, onClose }: Props) {
  const { send, feed } = useSite()
  const { values, field, digits, box } = useForm(valuesOf(notice))
  const [basedOn, setBasedOn] = useState(revision)
  const content = contentOf(values)
  const { isEnded, isDeleted } = values

  async function change() {
    const ended = isEnded && { until: new Date().toISOString() }
    const body = {
      ...(notice && { id: notice.id }),
      notice: isDeleted ? null : { ...content, ...ended },
      basedOn,
    }
    try {
      await send(changeNotice, { body })
    } finally {
      await feed.refresh('notices', 'audit')
      // After a refusal the next try is based on the notices as they are shown now.
      setBasedOn(feed.current('notices').value?.revision ?? basedOn)
    }
  }

  return (
    <ConfirmDialog
      title={notice ? t.change : t.write}
      effects={[isDeleted ? t.deletes : isEnded ? t.ends : t.publishes]}
      isDangerous={isDeleted}
      asksReason={false}
      size="large"
      carryOut={isDeleted ? t.deleteIt : isEnded ? t.endIt : t.publish}
      onCarryOut={change}
      onClose={onClose}
    >
      <TextField label={t.title} required maxLength={LONGEST_NOTICE.title} {...field('title')} />
      <Textarea
        label={t.text}
        hint={t.textHint}
        required
        count={{ used: values.text.length, limit: LONGEST_NOTICE.text }}
        {...field('text')}
      />
      <TextField label={t.address} hint={t.addressHint} {...field('address')} />
      <TextField label={t.label} maxLength={LONGEST_NOTICE.label} {...field('label')} />
      <Select label={t.place} placeholder={t.place} options={optionsOf(t.places)} {...field('place')} />
      <TextField label={t.from} type="datetime-local" required {...field('from')} />
      <TextField label={t.until} type="datetime-local" required {...field('until')} />
      <TextField label={t.order} hint={t.orderHint} required {...digits('order', 2)} />
      {notice && <Checkbox label={t.endIt} {...box('isEnded')} />}
      {notice && <Checkbox label={t.deleteIt} {...box('isDeleted')} />}
      <Preview notice={content} />
    </ConfirmDialog>
  )
}

function valuesOf(notice: Notice | undefined) {
  const { title = '', text = '', link, place = 'popup', order = 10 } = notice ?? {}
  const { address = '', label = '' } = link ?? {}
  const { from, until } = notice ?? { from: new Date(), until: new Date(Date.now() + WEEK_MS) }
  const period = { from: toKoreanTime(from), until: toKoreanTime(until) }
  return {
    title,
    text,
    address,
    label,
    place,
    order: String(order),
    ...period,
    isEnded: false,
    isDeleted: false,
  }
}

/** Empty fields are sent too: the server names them. */
function contentOf({ title, text, address, label, ...rest }: ReturnType<typeof valuesOf>): NoticeContent {
  const period = { from: fromKoreanTime(rest.from) ?? '', until: fromKoreanTime(rest.until) ?? '' }
  const link = address || label ? { address, label } : null
  return { title, text, link, place: rest.place, order: Number(rest.order), ...period }
}
