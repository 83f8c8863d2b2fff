import { Button, Select, TextField } from 'ui-kit'
import { Form, lineName, optionsOf, useForm } from 'page-kit'
import { steerLine, type Line, type Lines } from 'sandbox-api'
import { useSandbox } from '../parts/sandbox.tsx'
import * as t from './texts.ko.ts'

type Props = { lines: Lines; onSteered: () => Promise<void> }

/** The settings of a line; begins with the current ones. */
export function SteerForm({ lines, onSteered }: Props) {
  const { send, attempt } = useSandbox()
  const { values, set, field, digits } = useForm(settingsOf(lines, Object.keys(lines)[0] ?? ''))
  const { action, mode, ...amounts } = values
  const names = Object.fromEntries(
    Object.entries(lines).map(([each, { step }]) => [each, lineName(each, step)]),
  )
  const fields = (['limit', 'rate', 'code'] as const).filter(name => name !== 'code' || mode === 'error')

  async function steer() {
    const given = fields.filter(name => amounts[name] !== '').map(name => [name, Number(amounts[name])])
    await send(steerLine, { params: { action }, body: { mode, ...Object.fromEntries(given) } })
    await onSteered()
    return t.steered(names[action] ?? action, mode)
  }

  return (
    <Form inRow onSubmit={() => void attempt(steer)}>
      <Select
        label={t.action}
        placeholder={t.choose}
        options={optionsOf(names)}
        value={action}
        onChange={chosen => set(settingsOf(lines, chosen))}
      />
      <Select label={t.mode} placeholder={t.choose} options={optionsOf(t.modes)} {...field('mode')} />
      {fields.map(name => (
        <TextField
          key={name}
          label={t.amounts[name]}
          placeholder={name === 'code' ? '999' : undefined}
          {...digits(name)}
        />
      ))}
      <Button type="submit">{t.apply}</Button>
    </Form>
  )
}

/** Returns the settings of a line as texts for the fields; an empty one is no limit. */
function settingsOf(lines: Lines, action: string) {
  const line: Partial<Line> = lines[action] ?? {}
  const typed = (amount: number | null | undefined) => String(amount ?? '')
  const { mode = '', limit, rate, code } = line
  return { action, mode, limit: typed(limit), rate: typed(rate), code: typed(code) }
}
