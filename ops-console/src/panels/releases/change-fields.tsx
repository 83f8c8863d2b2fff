import type { RemoteReport } from 'ops-api'
import { Select, TextField } from 'ui-kit'
import type { Verb } from '../../api/ops.ts'
import { Reason } from '../../dialog/confirm-dialog.tsx'
import { useLive } from '../../live/use-live.ts'
import { isAsking, needsVersion, type ChangeForm } from './change-form.ts'
import * as t from './texts.ko.ts'
import { versionsFor } from './versions.ts'

type Props = {
  remote: RemoteReport
  verb: Verb
  form: ChangeForm
  onChange: (change: Partial<ChangeForm>) => void
}

/** The fields that a verb needs, and the reason. */
export function ChangeFields({ remote, verb, form, onChange }: Props) {
  const versions = versionsFor(remote, useLive('stored').value?.releases)
  return (
    <>
      {isAsking(verb) && (
        <Select
          label={t.version}
          hint={versions.length === 0 ? t.noVersion : undefined}
          problem={form.isSubmitted && needsVersion(verb, form) ? t.chooseVersion : undefined}
          placeholder={t.chooseVersion}
          options={versions}
          required
          value={form.version}
          onChange={version => onChange({ version })}
        />
      )}
      {verb === 'canary' && (
        <TextField
          label={t.percent}
          unit="%"
          inputMode="numeric"
          required
          value={form.percent}
          onChange={typed => onChange({ percent: typed.replaceAll(/\D/g, '') })}
        />
      )}
      <Reason value={form.reason} onChange={reason => onChange({ reason })} />
    </>
  )
}
