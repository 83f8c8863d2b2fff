import { Press } from 'page-kit'
import { useCase, type EditedRecord } from './use-case-work.ts'
import * as t from './texts.ko.ts'
import styles from './applications.module.css'

type Props = EditedRecord & {
  /** The name of the record. */
  subject: string
  field: 'prcsStts' | 'progressStatus' | 'currentStatus'
  /** The statuses that are allowed now. */
  moves: readonly string[]
}

/** A button for each status that a record can be moved to. */
export function Moves({ call, params, subject, field, moves }: Props) {
  const { offered, move } = useCase()
  const statuses = offered(field, moves)
  if (statuses.length === 0) return <p>{t.noMoves}</p>
  return (
    <div className={styles['moves']}>
      <p>{t.next}</p>
      {statuses.map(status => (
        <Press
          key={status}
          label={status}
          aria-label={t.moveTo(subject, status)}
          onClick={() => void move({ call, params }, { [field]: status }, t.moved(status))}
        />
      ))}
    </div>
  )
}
