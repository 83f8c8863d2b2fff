import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import styles from './field-notes.module.css'
import * as t from './texts.ko.ts'

/** Help under a field's label. */
export function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className={styles['hint']} id={id}>
      {children}
    </p>
  )
}

/** The problem of a field, beside it. */
export function FieldProblem({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className={styles['problem']} id={id}>
      <Icon name="danger" />
      <span>{children}</span>
    </p>
  )
}

/** The refused value, so that the user can correct it although the field is empty (GP-01). */
export function RefusedValue({ id, value }: { id: string; value: string }) {
  return (
    <p className={styles['refused']} id={id}>
      {t.refusedValue(value)}
    </p>
  )
}

/** Returns the ids for `aria-describedby`: those of the notes that exist. */
export function describedBy(notes: Record<string, unknown>): string | undefined {
  const ids = Object.entries(notes).flatMap(([id, note]) => (note ? [id] : []))
  return ids.join(' ') || undefined
}
