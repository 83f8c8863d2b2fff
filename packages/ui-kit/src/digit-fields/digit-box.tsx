import { useEffect, useRef, useState, type ClipboardEvent, type KeyboardEvent, type RefObject } from 'react'
import { typingHandlers } from '../field/typing.ts'
import { useHydrated } from '../hydrated/use-hydrated.ts'
import {
  caretAcross,
  deletedBackwards,
  digitsIn,
  inserted,
  typed,
  type Boxes,
  type DigitPart,
  type Edit,
  type Place,
} from './digit-boxes.ts'
import styles from './digit-fields.module.css'

type Props = {
  boxes: Boxes
  box: number
  part: DigitPart
  isInvalid: boolean
  describedBy: string | undefined
  onEdit: (edit: Edit) => void
  onCross: (place: Place) => void
}

/** One of the boxes. Turns typing in it into an edit of all boxes. */
export function DigitBox({ boxes, box, part, isInvalid, describedBy, onEdit, onCross }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [composing, setComposing] = useState<string | null>(null)
  const isHydrated = useHydrated()

  function take(element: HTMLInputElement) {
    setComposing(null)
    const edit = editIn(element, boxes, box)
    // Otherwise React moves the caret to the end, since the input does not have its next value yet.
    element.value = edit.values[box] ?? ''
    onEdit(edit)
  }

  const typing = typingHandlers({ onTyped: take, onComposing: setComposing })

  function paste(event: ClipboardEvent<HTMLInputElement>) {
    event.preventDefault()
    if (part.locked) return
    onEdit(inserted(boxes, selectionOf(event.currentTarget, box), event.clipboardData.getData('text')))
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return
    const place = placeAcross(boxes, box, event)
    const deletesBackwards = event.key === 'Backspace' && event.currentTarget.value === '' && !part.locked
    if (place || deletesBackwards) event.preventDefault()
    if (place) onCross(place)
    if (deletesBackwards) onEdit(deletedBackwards(boxes, box))
  }

  useWholeInsertions(input, (element, text) => onEdit(inserted(boxes, selectionOf(element, box), text)))

  return (
    <label className={styles['part']}>
      <span className={styles['label']}>{part.label}</span>
      <input
        ref={input}
        className={styles['box']}
        // Not a password: browsers offer to store those, despite `autocomplete`.
        type={part.masked && !canMask ? 'password' : 'text'}
        data-masked={part.masked || undefined}
        readOnly={part.locked}
        spellCheck={false}
        inputMode="numeric"
        autoComplete="off"
        size={boxes.lengths[box]}
        maxLength={isHydrated ? boxes.lengths[box] : undefined}
        value={composing ?? boxes.values[box] ?? ''}
        {...typing}
        onPaste={paste}
        onKeyDown={press}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
      />
    </label>
  )
}

/** Until the page was hydrated no box followed by itself, so the first took the digits of all. */
function editIn({ value, selectionStart }: HTMLInputElement, boxes: Boxes, box: number): Edit {
  const runsOver = digitsIn(value).length > (boxes.lengths[box] ?? 0)
  if (runsOver) return inserted(boxes, { box, from: 0, to: 0 }, value)
  return typed(boxes, box, value, selectionStart ?? value.length)
}

/** Reports several digits inserted at once, by a drop or a phone's keyboard. The browser would cut them to this box. */
function useWholeInsertions(
  input: RefObject<HTMLInputElement | null>,
  onInsert: (element: HTMLInputElement, text: string) => void,
): void {
  useEffect(() => {
    function takeTogether(event: InputEvent) {
      if (!input.current || event.isComposing || digitsIn(event.data ?? '').length < 2) return
      event.preventDefault()
      onInsert(input.current, event.data ?? '')
    }
    const element = input.current
    element?.addEventListener('beforeinput', takeTogether)
    return () => element?.removeEventListener('beforeinput', takeTogether)
  })
}

// A server renders the field as nearly all browsers draw it.
const canMask = typeof CSS === 'undefined' || CSS.supports('-webkit-text-security', 'disc')

function placeAcross(
  boxes: Boxes,
  box: number,
  { key, currentTarget }: KeyboardEvent<HTMLInputElement>,
): Place | null {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null
  return caretAcross(boxes, selectionOf(currentTarget, box), key)
}

function selectionOf({ selectionStart, selectionEnd, value }: HTMLInputElement, box: number): Place {
  return { box, from: selectionStart ?? value.length, to: selectionEnd ?? value.length }
}
