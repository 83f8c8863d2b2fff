import { Icon } from '../icon/icon.tsx'
import styles from './step-bar.module.css'
import * as t from './texts.ko.ts'

type Props = {
  /** The procedure that the steps belong to, for screen readers. */
  label: string
  steps: readonly string[]
  /** Counts from 0. */
  current: number
}

/** The position in a number of steps; without room, the name of the current one and the count. */
export function StepBar({ label, steps, current }: Props) {
  return (
    <nav className={styles['frame']} aria-label={label}>
      <p className={styles['compact']} aria-hidden>
        <strong>{steps[current]}</strong>
        <span>{t.stepOf(current + 1, steps.length)}</span>
      </p>
      <ol className={styles['steps']}>
        {steps.map((step, at) => (
          <li
            className={styles['step']}
            key={step}
            data-state={at < current ? 'done' : at === current ? 'current' : 'ahead'}
            aria-current={at === current ? 'step' : undefined}
          >
            <span className={styles['number']} aria-hidden>
              {at < current ? <Icon name="check" /> : at + 1}
            </span>
            <span className={styles['name']}>{step}</span>
            {at < current && <span className="sr-only"> {t.done}</span>}
            {at === current && <span className="sr-only"> {t.current}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
