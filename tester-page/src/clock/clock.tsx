import { useState } from 'react'
import { Button, TextField } from 'ui-kit'
import { Form, Newest, useForm } from 'page-kit'
import { changeClock, readClock } from 'sandbox-api'
import { useSandbox } from '../parts/sandbox.tsx'
import { useRead } from '../parts/use-read.ts'
import * as t from './texts.ko.ts'

/** The server's clock, which can be set and reset. */
export function Clock() {
  const { send, attempt } = useSandbox()
  const { value, problem, refresh } = useRead(readClock)
  const { values, field } = useForm({ moment: '' })
  const { moment } = values
  const [missing, setMissing] = useState<string>()

  function change(now: string | null) {
    void attempt(async () => {
      await send(changeClock, { body: { now } })
      await refresh()
      return undefined
    })
  }

  function set() {
    setMissing(moment === '' ? t.missing : undefined)
    if (moment !== '') change(new Date(moment).toISOString())
  }

  return (
    <>
      <Newest value={value} problem={problem}>
        {({ now, isSet }) => <p aria-live="polite">{t.now(now, isSet)}</p>}
      </Newest>
      <Form inRow onSubmit={set}>
        <TextField label={t.moment} type="datetime-local" problem={missing} {...field('moment')} />
        <Button type="submit">{t.set}</Button>
        <Button variant="tertiary" onClick={() => change(null)}>
          {t.free}
        </Button>
      </Form>
    </>
  )
}
