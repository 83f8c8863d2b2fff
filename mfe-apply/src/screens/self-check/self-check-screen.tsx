import { useState } from 'react'
import { selfCheckVerdict, type SelfCheckAnswer } from 'domain-rules/eligibility'
import { paths } from 'domain-rules/journey'
import { useNavigate } from 'react-router-dom'
import { Button, ErrorSummary, Form, LinkButton, Page, useErrorTitle } from 'ui-kit'
import { FlowSteps } from '../../flow-steps/flow-steps.tsx'
import { routes } from '../../routes.ts'
import { questionId, SelfCheckQuestion } from './self-check-question.tsx'
import { WhyNotEligible } from './why-not-eligible.tsx'
import * as t from './texts.ko.ts'

type Answers = readonly (SelfCheckAnswer | undefined)[]
type Refusal = { reason: string; about: number[]; isForNo: boolean; attempt: number }

/** Five questions; five times yes opens the business number (SELF-01..15). */
export function SelfCheckScreen() {
  const navigate = useNavigate()
  const [answers, setAnswers] = useState<Answers>(t.questions.map(() => undefined))
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  useErrorTitle(refusal !== null)

  function submit() {
    const verdict = selfCheckVerdict(answers)
    if (verdict.ok) return void navigate(routes.businessNumber.path)
    const attempt = (refusal?.attempt ?? 0) + 1
    const isForNo = !answers.includes(undefined)
    setRefusal({ reason: verdict.reason, about: questionsInTheWay(answers), isForNo, attempt })
  }

  return (
    <Page title={routes.selfCheck.title} lead={t.lead}>
      <FlowSteps current="지원대상 확인" />
      <Form onSubmit={submit}>
        {refusal && (
          <ErrorSummary
            key={refusal.attempt}
            title={refusal.reason}
            problems={refusal.about.map(problemWith)}
          />
        )}
        {refusal?.isForNo && <WhyNotEligible questions={refusal.about} />}
        {t.questions.map((question, index) => (
          <SelfCheckQuestion
            key={question.label}
            number={index}
            answer={answers[index]}
            problem={refusal?.about.includes(index) && !answers[index] ? refusal.reason : undefined}
            onAnswer={answer => setAnswers(answers.with(index, answer))}
          />
        ))}
        <div className="page__actions">
          <LinkButton href={paths.home} variant="tertiary">
            {t.cancel}
          </LinkButton>
          <Button type="submit">{t.confirm}</Button>
        </div>
      </Form>
    </Page>
  )
}

/** Returns the unanswered questions, or those answered with no if all are answered. */
function questionsInTheWay(answers: Answers): number[] {
  const unanswered = numbersOf(answers, undefined)
  return unanswered.length > 0 ? unanswered : numbersOf(answers, 'N')
}

function numbersOf(answers: Answers, wanted: SelfCheckAnswer | undefined): number[] {
  return answers.flatMap((answer, index) => (answer === wanted ? [index] : []))
}

function problemWith(number: number) {
  return { fieldId: questionId(number), message: `${number + 1}. ${t.questions[number]?.label ?? ''}` }
}
