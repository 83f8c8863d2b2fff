import { useEffect, useRef, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { FieldGroup } from '../field/field-group.tsx'
import { focusWithin } from '../field/focus-field.ts'
import { invalidBoxes, type DigitPart, type Edit, type Place } from './digit-boxes.ts'
import { DigitBox } from './digit-box.tsx'
import styles from './digit-fields.module.css'

type Props = {
  legend: ReactNode
  parts: readonly DigitPart[]
  values: readonly string[]
  onChange: (values: string[]) => void
  /** A new object is a new refusal: the box that needs attention takes the focus. */
  problem?: { message: string } | undefined
  hint?: ReactNode
  required?: boolean
  id?: string | undefined
}

/** A number in boxes: one question, a label for each, help with typing and pasting (BZMN-01..05, GP-07). */
export function DigitFields({ parts, values, onChange, problem, ...group }: Props) {
  const root = useRef<HTMLFieldSetElement>(null)
  const boxes = { values, lengths: parts.map(({ length }) => length) }
  const invalid = problem ? invalidBoxes(boxes) : []

  useEffect(() => {
    if (problem && root.current) focusWithin(root.current)
  }, [problem])

  function moveTo({ box, from, to }: Place) {
    const input = root.current?.querySelectorAll('input')[box]
    input?.focus()
    input?.setSelectionRange(from, to)
  }

  function edit({ values: next, place }: Edit) {
    const allowed = next.map((value, box) => (parts[box]?.locked ? (values[box] ?? '') : value))
    flushSync(() => onChange(allowed))
    moveTo(place)
  }

  return (
    <FieldGroup {...group} ref={root} problem={problem?.message}>
      {problemId => (
        <div className={styles['frame']}>
          <div className={styles['boxes']}>
            {parts.map((part, box) => (
              <DigitBox
                key={part.label}
                {...{ boxes, box, part }}
                isInvalid={invalid.includes(box)}
                describedBy={problemId}
                onEdit={edit}
                onCross={moveTo}
              />
            ))}
          </div>
        </div>
      )}
    </FieldGroup>
  )
}
