import type { createOverride } from 'ops-api'
import { Problem } from 'page-kit'
import type { OutputOf } from 'page-kit/calls'
import { useState } from 'react'
import { Button, ContentDialog, TextField } from 'ui-kit'
import type { Ops } from '../../api/ops.ts'
import { Form } from '../../dialog/form.tsx'
import { ShownOnce } from '../../dialog/shown-once.tsx'
import { useAttempt } from '../../dialog/use-attempt.ts'
import { timeOf } from '../time-of.ts'
import * as t from './texts.ko.ts'

type Props = { ops: Ops; remote: string; onClose: () => void }

/** Makes a link that shows one tester a release of another origin, to be copied and handed on. */
export function LinkDialog({ ops, remote, onClose }: Props) {
  const [from, setFrom] = useState('')
  const { value: link, problem, busy, attempt } = useAttempt<OutputOf<typeof createOverride>>()
  return (
    <ContentDialog title={`${remote} ${t.wishes.link}`} size="small" busy={busy} onDismiss={onClose}>
      <Form onSubmit={() => void attempt(() => ops.makeLink({ remote, from: from.trim() }))}>
        <TextField label={t.linkFrom} hint={t.linkHint} required value={from} onChange={setFrom} />
        <Button type="submit" size="medium" busy={busy}>
          {t.makeLink}
        </Button>
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
