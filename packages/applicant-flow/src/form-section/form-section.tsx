import { useId, type ReactNode } from 'react'
import styles from './form-section.module.css'

type Props = { title: string; lead?: string; children: ReactNode }

/** A part of the form under its own heading. */
export function FormSection({ title, lead, children }: Props) {
  const id = useId()
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <h2 className={styles['title']} id={id}>
        {title}
      </h2>
      {lead && <p>{lead}</p>}
      {children}
    </section>
  )
}
