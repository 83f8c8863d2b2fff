import { useId } from 'react'
import { SummaryList, VisuallyHidden } from 'ui-kit'
import { routes } from '../../routes.ts'
import { fieldId } from '../aply-info/form/use-application-form.ts'
import type { Answer, AnswerGroup } from './answers.ts'
import styles from './check-answers.module.css'
import * as t from './texts.ko.ts'

/** The answers of a section, each with a link to its field. */
export function AnswerList({ title, answers }: AnswerGroup) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <SummaryList rows={answers.map(answer => [answer.label, <Value key={answer.label} {...answer} />])} />
    </section>
  )
}

function Value({ label, value, spoken = value, field }: Answer) {
  return (
    <span className={styles['value']}>
      <span aria-hidden={spoken !== value || undefined}>{value}</span>
      {spoken !== value && <VisuallyHidden>{spoken}</VisuallyHidden>}
      {field && (
        <a className={styles['change']} href={`${routes.applicationForm.path}#${fieldId(field)}`}>
          <VisuallyHidden>{label} </VisuallyHidden>
          {t.change}
        </a>
      )}
    </span>
  )
}
