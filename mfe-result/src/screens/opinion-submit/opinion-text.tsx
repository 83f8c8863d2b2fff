import { useEffect, useRef } from 'react'
import type { Opinion } from 'api-client/opinion'
import { Day } from 'ui-kit'
import styles from './opinion.module.css'
import * as t from './texts.ko.ts'

export type Part = 'content' | 'answer'

/** The text of an opinion or its answer. It takes the focus, since its button may be far above (OPN-10, OPN-11). */
export function OpinionText({ opinion, part }: { opinion: Opinion; part: Part }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const isAnswer = part === 'answer'
  return (
    <div className="notice prose">
      <h3 ref={heading} tabIndex={-1}>
        {t.list[part]}
      </h3>
      <p>
        {isAnswer ? t.list.answeredAt : t.list.writtenAt}{' '}
        <Day at={isAnswer ? opinion.updatedAt : opinion.writtenAt} />
      </p>
      <p className={styles['words']}>{isAnswer ? opinion.answer : opinion.content}</p>
    </div>
  )
}
