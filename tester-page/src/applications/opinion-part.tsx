import { answerOpinion, type Opinion } from 'sandbox-api'
import { Editor } from './editor.tsx'
import * as t from './texts.ko.ts'
import styles from './applications.module.css'

/** An applicant's objection, and the field for its answer. */
export function OpinionPart({ opinion }: { opinion: Opinion }) {
  const { sn, answerContent } = opinion
  const subject = t.opinion(opinion)
  return (
    <div className={styles['part']}>
      <p>{subject}</p>
      <Editor
        call={answerOpinion}
        params={{ id: String(sn) }}
        subject={subject}
        label={t.answer}
        field="answerContent"
        value={answerContent ?? ''}
      />
    </div>
  )
}
