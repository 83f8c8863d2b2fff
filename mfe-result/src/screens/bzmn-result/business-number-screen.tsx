import { useState, type SubmitEvent } from 'react'
import { messageFor } from 'api-client'
import { checkBusinessNumberParts, paths } from 'domain-rules'
import { useNavigate } from 'react-router-dom'
import { useAttempt } from 'remote-kit'
import { dialogs } from 'shared-session'
import { Button, DigitFields, LinkButton, Page } from 'ui-kit'
import { texts } from '../../texts.ko.ts'
import { findApplication } from './find-application.ts'

const { title, lead, legend, parts, hint, confirm, cancel } = texts.businessNumber

const boxes = [
  { label: parts[0], length: 3 },
  { label: parts[1], length: 2 },
  { label: parts[2], length: 5 },
]

/** Whose result is wanted: only a business that has applied goes on (BZMN-29..34). */
export function BusinessNumberScreen() {
  const navigate = useNavigate()
  const [values, setValues] = useState(['', '', ''])
  const [problem, findNumber, isFinding] = useAttempt(findOnce)

  async function findOnce(signal: AbortSignal) {
    const mistake = checkBusinessNumberParts(values)
    if (mistake) return { message: mistake }
    try {
      const verdict = await findApplication(values.join(''))
      if (signal.aborted) return undefined
      if (verdict.ok) return void navigate(paths.identityCheckForResult)
      await dialogs.alert(verdict.reason)
      return { message: verdict.reason }
    } catch (error) {
      if (!signal.aborted) await dialogs.alert(messageFor(error))
      return undefined
    }
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    void findNumber()
  }

  return (
    <Page title={title} lead={lead}>
      <form onSubmit={submit} noValidate>
        <DigitFields
          legend={legend}
          parts={boxes}
          values={values}
          onChange={setValues}
          problem={problem}
          hint={hint}
        />
        <div className="page__actions">
          <LinkButton href={paths.home} variant="tertiary">
            {cancel}
          </LinkButton>
          <Button type="submit" busy={isFinding}>
            {confirm}
          </Button>
        </div>
      </form>
    </Page>
  )
}
