import { useState, type ReactNode } from 'react'
import { messageFor } from 'api-client/errors'
import type { Verdict } from 'domain-rules'
import { checkBusinessNumberParts } from 'domain-rules/business'
import { useNavigate } from 'react-router-dom'
import { useAttempt } from 'remote-kit'
import { dialogs } from 'shared-session'
import { Button, DigitFields, Form, useErrorTitle } from 'ui-kit'
import { CallCentre } from '../call-centre/call-centre.tsx'
import * as t from './texts.ko.ts'

const boxes = [
  { label: t.parts[0], length: 3 },
  { label: t.parts[1], length: 2 },
  { label: t.parts[2], length: 5 },
]

type Props = {
  /** Checks a number of ten digits; null if the person stays, or has left. Its errors are shown in a dialog. */
  validate: (businessNumber: string, signal: AbortSignal) => Promise<Verdict | null>
  /** Returns the path to follow for a valid number. */
  leadsTo: string
  /** The link back, beside the button that confirms. */
  cancel: ReactNode
  /** False for pages of the agency itself: a refusal names no number to call. */
  namesCallCentre?: boolean
}

/** Three boxes for a business number, and its check; a refusal is also in a dialog (BZMN-01..12, BZMN-29, GP-01). */
export function BusinessNumberForm({ validate, leadsTo, cancel, namesCallCentre = true }: Props) {
  const navigate = useNavigate()
  const [values, setValues] = useState(['', '', ''])
  const [problem, confirm, isConfirming] = useAttempt(confirmOnce)
  useErrorTitle(problem !== undefined)

  async function confirmOnce(signal: AbortSignal) {
    const mistake = checkBusinessNumberParts(values)
    if (mistake) return { message: mistake }
    try {
      const verdict = await validate(values.join(''), signal)
      if (signal.aborted || !verdict) return undefined
      if (verdict.ok) return void navigate(leadsTo)
      const refusal = namesCallCentre ? <Refusal reason={verdict.reason} /> : verdict.reason
      await dialogs.alert(refusal, { signal })
      return { message: verdict.reason }
    } catch (error) {
      await dialogs.alert(messageFor(error), { signal })
      return undefined
    }
  }

  return (
    <Form onSubmit={confirm}>
      <DigitFields
        legend={t.legend}
        parts={boxes}
        values={values}
        onChange={setValues}
        problem={problem}
        hint={t.hint}
      />
      <div className="page__actions">
        {cancel}
        <Button type="submit" busy={isConfirming}>
          {t.confirm}
        </Button>
      </div>
    </Form>
  )
}

function Refusal({ reason }: { reason: string }) {
  return (
    <>
      <p>{reason}</p>
      <p>{t.checkOrAsk}</p>
      <CallCentre />
    </>
  )
}
