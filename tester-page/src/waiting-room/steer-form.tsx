import { useState } from 'react'
import { Button, Select, TextField } from 'ui-kit'
import { lineName } from 'page-kit'
import { steerLine, type Line, type Lines } from 'sandbox-api'
import { digits } from '../parts/digits.ts'
import { RowForm } from '../parts/row-form.tsx'
import { useSandbox } from '../parts/sandbox-context.ts'
import * as t from './texts.ko.ts'

const labels = { limit: t.limit, rate: t.rate, code: t.code }

type Props = { lines: Lines; onSteered: () => Promise<void> }

/** The settings of a line; begins with the current ones. */
export function SteerForm({ lines, onSteered }: Props) {
  const { send, attempt } = useSandbox()
  const [action, setAction] = useState(Object.keys(lines)[0] ?? '')
  const [settings, setSettings] = useState(settingsOf(lines[action]))
  const nameOf = (each: string) => lineName(each, lines[each]?.step ?? each)
  const { mode, ...amounts } = settings
  const fields = (['limit', 'rate', 'code'] as const).filter(field => field !== 'code' || mode === 'error')

  function choose(chosen: string) {
    setAction(chosen)
    setSettings(settingsOf(lines[chosen]))
  }

  async function steer() {
    const given = fields.filter(field => amounts[field] !== '').map(field => [field, Number(amounts[field])])
    await send(steerLine, { params: { action }, body: { mode, ...Object.fromEntries(given) } })
    await onSteered()
    return t.steered(nameOf(action), mode)
  }

  return (
    <RowForm onSubmit={() => void attempt(steer)}>
      <Select
        label={t.action}
        placeholder={t.choose}
        options={Object.keys(lines).map(value => ({ value, label: nameOf(value) }))}
        value={action}
        onChange={choose}
      />
      <Select
        label={t.mode}
        placeholder={t.choose}
        options={Object.entries(t.modes).map(([value, label]) => ({ value, label }))}
        value={mode}
        onChange={chosen => setSettings({ ...settings, mode: chosen })}
      />
      {fields.map(field => (
        <TextField
          key={field}
          label={labels[field]}
          inputMode="numeric"
          placeholder={field === 'code' ? '999' : undefined}
          value={amounts[field]}
          onChange={text => setSettings({ ...settings, [field]: digits(text) })}
        />
      ))}
      <Button type="submit">{t.apply}</Button>
    </RowForm>
  )
}

/** Returns the settings as texts for the fields; an empty one is no limit. */
function settingsOf(line?: Line) {
  const typed = (amount: number | null | undefined) => String(amount ?? '')
  return {
    mode: line?.mode ?? '',
    limit: typed(line?.limit),
    rate: typed(line?.rate),
    code: typed(line?.code),
  }
}
