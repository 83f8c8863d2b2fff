import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { session } from 'shared-session'
import { Button, LinkButton, Page } from 'ui-kit'
import { FlowSteps } from '../../flow-steps/flow-steps.tsx'
import { receiptOf } from 'applicant-flow/receipt'
import { routes } from '../../routes.ts'
import { formCache } from '../aply-info/draft/form-cache.ts'
import { formProblems } from '../aply-info/form/form-problems.ts'
import type { FormState } from '../aply-info/form/form-state.ts'
import { AnswerList } from './answer-list.tsx'
import { answersOf } from './answers.ts'
import { filingOf } from './filing.ts'
import * as t from './texts.ko.ts'
import { useFiling } from './use-filing.tsx'

/** All answers on one page before they are filed. A reload loses the form, so then the form screen opens. */
export function CheckAnswersScreen() {
  const navigate = useNavigate()
  const [form] = useState(formInOrder)

  useEffect(() => {
    const isFiled = receiptOf(session.get().applicationNumber) !== null
    if (!form)
      void navigate(isFiled ? routes.completion.path : routes.applicationForm.path, { replace: true })
  }, [form, navigate])

  return (
    <Page title={routes.checkAnswers.title} lead={t.lead}>
      <FlowSteps current="내용 확인" />
      {form && <Answers form={form} />}
    </Page>
  )
}

function Answers({ form }: { form: FormState }) {
  const [groups] = useState(() => answersOf(filingOf(form, session.get()), form.checks))
  const [file, isFiling] = useFiling(form)
  return (
    <>
      {groups.map(group => (
        <AnswerList key={group.title} {...group} />
      ))}
      <div className="page__actions">
        <LinkButton href={routes.applicationForm.path} variant="tertiary">
          {t.back}
        </LinkButton>
        <Button busy={isFiling} onClick={() => void file()}>
          {t.submit}
        </Button>
      </div>
    </>
  )
}

function formInOrder(): FormState | null {
  const form = formCache.get()
  return form && formProblems(form, session.get(), new Date()).length === 0 ? form : null
}
