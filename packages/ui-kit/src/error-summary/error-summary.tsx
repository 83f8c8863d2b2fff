import { useEffect, useId, useRef, type MouseEvent } from 'react'
import { focusField } from '../field/focus-field.ts'
import { Icon } from '../icon/icon.tsx'
import styles from './error-summary.module.css'
import * as t from './texts.ko.ts'

/** `about` names the subject if several problems have the same message. */
type Problem = { fieldId: string; message: string; about?: string | undefined }
type Props = { title?: string; problems: readonly Problem[] }

/** All problems of a form, each with a link to its field. Takes the focus when it appears: a new `key` repeats that. */
export function ErrorSummary({ title = t.title, problems }: Props) {
  const box = useRef<HTMLElement>(null)
  const titleId = useId()

  useEffect(() => box.current?.focus(), [])

  return (
    <section className={styles['summary']} ref={box} aria-labelledby={titleId} tabIndex={-1}>
      <h2 className={styles['title']} id={titleId}>
        <Icon name="danger" />
        <span>{title}</span>
      </h2>
      <ul className={styles['problems']}>
        {problems.map(({ fieldId, message, about }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`} onClick={event => goTo(fieldId, event)}>
              {message}
              {about && ` (${about})`}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function goTo(fieldId: string, event: MouseEvent) {
  // Keeps the address that the router has set.
  event.preventDefault()
  focusField(fieldId)
}
