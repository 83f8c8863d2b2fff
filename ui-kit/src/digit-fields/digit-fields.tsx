import { useEffect, useId, useRef, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { describedBy, FieldHint, FieldProblem } from '../field/field-notes.tsx'
import fieldset from '../field/fieldset.module.css'
import { focusWithin } from '../field/focus-field.ts'
import { boxesInNeed, type Edit, type Place } from './digit-boxes.ts'
import { DigitBox } from './digit-box.tsx'
import styles from './digit-fields.module.css'

type Props = {
  legend: ReactNode
  /** One box each: its own label, and how many digits it takes. */
  parts: readonly { label: string; length: number }[]
  values: readonly string[]
  onChange: (values: string[]) => void
  /** A new object is a new refusal: the box that needs attention takes the focus. */
  problem?: { message: string } | undefined
  hint?: ReactNode
  id?: string | undefined
}

/**
 * A number in boxes, such as a business number in 3-2-5 digits: one question, a label for each box, and help
 * with typing and pasting that never gets in the way (BZMN-01..05, GP-07).
 */
export function DigitFields({ legend, parts, values, onChange, problem, hint, id }: Props) {
  const group = useRef<HTMLFieldSetElement>(null)
  const ids = { own: useId(), hint: useId(), problem: useId() }
  const boxes = { values, lengths: parts.map(({ length }) => length) }
  const inNeed = problem ? boxesInNeed(boxes) : []

  useEffect(() => {
    if (problem && group.current) focusWithin(group.current)
  }, [problem])

  function moveTo({ box, from, to }: Place) {
    const input = group.current?.querySelectorAll('input')[box]
    input?.focus()
    input?.setSelectionRange(from, to)
  }

  function edit({ values: next, place }: Edit) {
    flushSync(() => onChange(next))
    moveTo(place)
  }

  return (
    <fieldset
      className={fieldset['fieldset']}
      id={id ?? ids.own}
      ref={group}
      aria-describedby={describedBy({ [ids.hint]: hint, [ids.problem]: problem })}
    >
      <legend className={fieldset['legend']}>{legend}</legend>
      {hint && <FieldHint id={ids.hint}>{hint}</FieldHint>}
      <div className={styles['boxes']}>
        {parts.map(({ label }, box) => (
          <DigitBox
            key={label}
            {...{ boxes, box, label }}
            needsAttention={inNeed.includes(box)}
            describedBy={problem && ids.problem}
            onEdit={edit}
            onCross={moveTo}
          />
        ))}
      </div>
      {problem && <FieldProblem id={ids.problem}>{problem.message}</FieldProblem>}
    </fieldset>
  )
}
