import { Press } from 'page-kit'
import { useState, type ReactNode } from 'react'
import styles from './row.module.css'
import * as t from './texts.ko.ts'

type Props = {
  /** The target of links to the row. */
  id: string
  name: string
  /** Beside the name. */
  badge?: ReactNode
  facts: readonly (readonly [label: string, value: ReactNode])[]
  /** A curve of the last hour. */
  picture?: ReactNode
  /** The button for emergencies, which needs no unfolding. */
  action?: ReactNode
  /** Everything else, unfolded by a press. */
  children: ReactNode
}

/** A remote or a line in one row: facts, picture and the button for emergencies. The rest unfolds below. */
export function Row({ id, name, badge, facts, picture, action, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <article className={styles['row']} id={id} aria-labelledby={`${id}-name`} tabIndex={-1}>
      <h3 className={styles['name']}>
        <span id={`${id}-name`}>{name}</span> {badge}
      </h3>
      <dl className={styles['facts']}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {picture && <div className={styles['picture']}>{picture}</div>}
      <div className={styles['actions']}>
        {action}
        <Press of={name} label={t.more} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} />
      </div>
      {isOpen && <div className={styles['more']}>{children}</div>}
    </article>
  )
}
