import { useState, type SubmitEvent } from 'react'
import { messageFor } from 'api-client'
import { checkBusinessNumberParts, paths } from 'domain-rules'
import { useNavigate } from 'react-router-dom'
import { useAttempt } from 'remote-kit'
import { dialogs } from 'shared-session'
import { Button, DigitFields, Page } from 'ui-kit'
import { FlowSteps } from '../../flow-steps.tsx'
import { texts } from '../../texts.ko.ts'
import { confirmBusiness } from './confirm-business.ts'

const { title, lead, legend, parts, hint, confirm, cancel, cancelQuestion, yes, no } = texts.businessNumber

const boxes = [
  { label: parts[0], length: 3 },
  { label: parts[1], length: 2 },
  { label: parts[2], length: 5 },
]

/** Which business applies: a mistake stands beside the boxes, everything else is a dialog (BZMN-01..28). */
export function BusinessNumberScreen() {
  const navigate = useNavigate()
  const [values, setValues] = useState(['', '', ''])
  const [problem, confirmNumber, isConfirming] = useAttempt(confirmOnce)

  async function confirmOnce(signal: AbortSignal) {
    const mistake = checkBusinessNumberParts(values)
    if (mistake) return { message: mistake }
    try {
      const verdict = await confirmBusiness(values.join(''))
      if (signal.aborted) return undefined
      if (verdict.ok) return void navigate(paths.identityCheck)
      await dialogs.alert(verdict.reason)
      return { message: verdict.reason }
    } catch (error) {
      if (!signal.aborted) await dialogs.alert(messageFor(error))
      return undefined
    }
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    void confirmNumber()
  }

  async function cancelAfterQuestion() {
    const leaves = await dialogs.confirm(cancelQuestion, { yes, no })
    if (leaves) await navigate(paths.home)
  }

  return (
    <Page title={title} lead={lead}>
      <FlowSteps current="사업자 확인" />
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
          <Button variant="tertiary" onClick={() => void cancelAfterQuestion()}>
            {cancel}
          </Button>
          <Button type="submit" busy={isConfirming}>
            {confirm}
          </Button>
        </div>
      </form>
    </Page>
  )
}
