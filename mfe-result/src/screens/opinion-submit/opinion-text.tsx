import { useEffect, useRef } from 'react'
import type { Opinion } from 'api-client/opinions'
import { Day } from 'ui-kit'
import styles from './opinion.module.css'
import * as t from './texts.ko.ts'

/** What of an opinion is to be read; a new one for each press. */
export type Choice = { id: string; part: 'content' | 'answer' }

/** The text of an opinion or of its answer, which takes the focus: its button may stand far above it (OPN-10, OPN-11). */
export function OpinionText({ opinion, choice }: { opinion: Opinion; choice: Choice }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [choice])
  const isAnswer = choice.part === 'answer'
  return (
    <div className="notice prose">
      <h3 ref={heading} tabIndex={-1}>
        {t.list[choice.part]}
      </h3>
      <p>
        {isAnswer ? t.list.answeredAt : t.list.writtenAt}{' '}
        <Day at={isAnswer ? opinion.updatedAt : opinion.writtenAt} />
      </p>
      <p className={styles['words']}>{isAnswer ? opinion.answer : opinion.content}</p>
    </div>
  )
}
