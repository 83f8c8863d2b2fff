import { SentenceList } from 'applicant-flow/sentence-list'
import { Badge, Button, FieldGroup } from 'ui-kit'
import styles from '../form/form.module.css'
import * as t from './texts.ko.ts'

type Props = {
  id: string
  /** The points of the agreement, one sentence each. */
  points: readonly string[]
  isAgreed: boolean
  onChange: (isAgreed: boolean) => void
  problem: string | undefined
}

/** The points that an applicant agrees to before anything is submitted, with the button to agree (PGEN-09, PGEN-19). */
export function Agreement({ id, points, isAgreed, onChange, problem }: Props) {
  return (
    <FieldGroup id={id} legend={t.legend} required problem={problem}>
      {problemId => (
        <>
          <SentenceList items={points} />
          <div className={styles['beside']}>
            <Button
              variant="secondary"
              size="medium"
              aria-pressed={isAgreed}
              aria-describedby={problemId}
              onClick={() => onChange(!isAgreed)}
            >
              {t.agree}
            </Button>
            {isAgreed && <Badge tone="success">{t.agreed}</Badge>}
          </div>
        </>
      )}
    </FieldGroup>
  )
}
