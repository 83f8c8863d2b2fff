import { createOverride } from 'ops-api'
import { Form, Press, Problem } from 'page-kit'
import type { OutputOf } from 'page-kit/calls'
import { useState } from 'react'
import { ContentDialog, TextField } from 'ui-kit'
import { ShownOnce } from '../../dialog/shown-once.tsx'
import { useAttempt } from '../../dialog/use-attempt.ts'
import { useSite } from '../../live/live-view.tsx'
import { timeOf } from '../time-of.ts'
import * as t from './texts.ko.ts'

type Props = { remote: string; onClose: () => void }

/** Makes a link that shows one tester a release of another origin, to be copied and handed on. */
export function LinkDialog({ remote, onClose }: Props) {
  const { send } = useSite()
  const [from, setFrom] = useState('')
  const { value: link, problem, busy, attempt } = useAttempt<OutputOf<typeof createOverride>>()
  return (
    <ContentDialog title={`${remote} ${t.wishes.link}`} size="small" busy={busy} onDismiss={onClose}>
      <Form onSubmit={() => attempt(() => send(createOverride, { body: { remote, from: from.trim() } }))}>
        <TextField label={t.linkFrom} hint={t.linkHint} required value={from} onChange={setFrom} />
        <Press type="submit" variant="primary" label={t.makeLink} busy={busy} />
      </Form>
      {problem && <Problem error={problem} />}
      {link && !problem && (
        <ShownOnce
          title={t.linkMade(link.version)}
          hint={t.linkOnce(timeOf(link.until))}
          label={t.linkAddress}
          value={new URL(link.path, location.href).href}
          copy={t.copy}
        />
      )}
    </ContentDialog>
  )
}
