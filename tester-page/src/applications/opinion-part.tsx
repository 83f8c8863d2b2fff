import type { Opinion } from '../api/shapes.ts'
import { Editor } from './editor.tsx'
import * as t from './texts.ko.ts'
import styles from './applications.module.css'

/** What an applicant objects to, to be answered. */
export function OpinionPart({ opinion }: { opinion: Opinion }) {
  const { sn, answerContent } = opinion
  const subject = t.opinion(opinion)
  return (
    <div className={styles['part']}>
      <p>{subject}</p>
      <Editor
        path={`/opinions/${sn}`}
        subject={subject}
        label={t.answer}
        field="answerContent"
        value={answerContent}
      />
    </div>
  )
}
