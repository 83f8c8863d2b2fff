import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type PointerEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react'
import { placeBeside } from './place-beside.ts'
import styles from './tooltip.module.css'

type Open = (event: SyntheticEvent<HTMLElement>) => void

/** The handlers that make a control the anchor of a tooltip. */
type Anchor = {
  onPointerEnter: (event: PointerEvent<HTMLElement>) => void
  onPointerLeave: (event: PointerEvent<HTMLElement>) => void
  onFocus: Open
  onBlur: () => void
  onClickCapture: Open
}

type Props = {
  /** Without a text the control has no tooltip. */
  text: string | undefined
  children: (anchor: Anchor | undefined) => ReactNode
}

/** A bubble that repeats words of the page on hover, focus and touch. Escape, a press or scrolling close it (GP-05). */
export function Tooltip({ text, children }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const open: Open = ({ currentTarget }) => setAnchor(currentTarget)
  const close = () => setAnchor(null)
  if (text === undefined) return children(undefined)

  return (
    <>
      {children({
        // A touch is no hovering: its press shows the bubble, as the click that it becomes.
        onPointerEnter: event => event.pointerType === 'mouse' && open(event),
        onPointerLeave: event => event.pointerType === 'mouse' && !leadsToBubble(event) && close(),
        onFocus: open,
        onBlur: close,
        onClickCapture: open,
      })}
      {anchor && <Bubble {...{ text, anchor }} onClose={close} />}
    </>
  )
}

type BubbleProps = { text: string; anchor: HTMLElement; onClose: () => void }

function Bubble({ text, anchor, onClose }: BubbleProps) {
  const bubble = useRef<HTMLSpanElement>(null)

  useLayoutEffect(() => {
    bubble.current?.showPopover()
    if (bubble.current) placeBeside(bubble.current, anchor.getBoundingClientRect())
  }, [anchor])

  useEffect(() => {
    function pressKey(event: KeyboardEvent) {
      if (event.key !== 'Escape') return
      // A dialog around it stays open.
      event.preventDefault()
      onClose()
    }
    function pressPointer({ target }: Event) {
      if (!(target instanceof Node && anchor.contains(target))) onClose()
    }
    const ends = new AbortController()
    const options = { capture: true, signal: ends.signal }
    document.addEventListener('keydown', pressKey, options)
    document.addEventListener('pointerdown', pressPointer, options)
    document.addEventListener('scroll', onClose, options)
    return () => ends.abort()
  })

  return (
    <span className={styles['bubble']} ref={bubble} role="tooltip" popover="manual" onPointerLeave={onClose}>
      {text}
    </span>
  )
}

function leadsToBubble({ relatedTarget }: PointerEvent): boolean {
  return relatedTarget instanceof Element && relatedTarget.role === 'tooltip'
}
