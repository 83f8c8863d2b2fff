import { AlertBox, LinkButton } from 'ui-kit'
import { HelpLines } from '../../help-lines/help-lines.tsx'
import { routes } from '../../routes.ts'
import * as t from './texts.ko.ts'

/** The conditions that the applicant does not meet, and a contact for questions. */
export function WhyNotEligible({ questions }: { questions: readonly number[] }) {
  return (
    <AlertBox tone="info" title={t.refused.title}>
      <ul>
        {questions.map(number => (
          <li key={number}>{t.questions[number]?.rule}</li>
        ))}
      </ul>
      <p>{t.refused.answerAgain}</p>
      <p>{t.refused.ask}</p>
      <HelpLines />
      <div>
        <LinkButton href={routes.eligibilityCheck.path} variant="secondary" size="medium">
          {t.refused.conditions}
        </LinkButton>
      </div>
    </AlertBox>
  )
}
