import { Icon } from '../icon/icon.tsx'
import styles from './step-bar.module.css'
import * as t from './texts.ko.ts'

type Props = {
  /** The procedure that the steps belong to, for screen readers. */
  label: string
  steps: readonly string[]
  /** Counts from 0; null if none is current. */
  current: number | null
}

/** The position in a number of steps; without room, the name of the current one and the count. It is a list, no navigation. */
export function StepBar({ label, steps, current }: Props) {
  return (
    <div className={styles['frame']}>
      {current !== null && (
        <p className={styles['compact']} aria-hidden>
          <strong>{steps[current]}</strong>
          <span>{t.stepOf(current + 1, steps.length)}</span>
        </p>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes a list without markers for none. */}
      <ol className={styles['steps']} role="list" aria-label={label}>
        {steps.map((step, at) => (
          <Step key={step} name={step} number={at + 1} state={stateOf(at, current)} />
        ))}
      </ol>
    </div>
  )
}

type State = 'done' | 'current' | 'ahead'

function stateOf(at: number, current: number | null): State {
  if (at === current) return 'current'
  return at < (current ?? 0) ? 'done' : 'ahead'
}

function Step({ name, number, state }: { name: string; number: number; state: State }) {
  const word = { done: t.done, current: t.current, ahead: '' }[state]
  return (
    <li className={styles['step']} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
      <span className={styles['number']} aria-hidden>
        {state === 'done' ? <Icon name="check" /> : number}
      </span>
      <span className={styles['name']}>{name}</span>
      {word && <span className="sr-only"> {word}</span>}
    </li>
  )
}
