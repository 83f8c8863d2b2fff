import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { Button, Status } from 'ui-kit'
import * as t from './texts.ko.ts'
import { usePinch } from './use-pinch.ts'
import { nextZoom, SMALLEST } from './zooms.ts'
import styles from './zoom-view.module.css'

type Props = {
  /** Its content in words, for screen readers. */
  label: string
  /** Fills the available width. */
  children: ReactNode
}

/** A picture or pages that can be enlarged: by buttons, by the keys + and -, and by two fingers; then it scrolls. */
export function ZoomView({ label, children }: Props) {
  const [zoom, setZoom] = useState(SMALLEST)
  const frame = useRef<HTMLElement>(null)
  const labelId = useId()
  usePinch(frame, zoom, setZoom)
  useKeptCentre(frame, zoom)

  function press({ key }: KeyboardEvent) {
    if (key === '+' || key === '=') setZoom(nextZoom(zoom, 1))
    if (key === '-') setZoom(nextZoom(zoom, -1))
    if (key === '0') setZoom(SMALLEST)
  }

  return (
    <div className={styles['view']}>
      <div className={styles['tools']}>
        <Button size="medium" variant="tertiary" onClick={() => setZoom(nextZoom(zoom, -1))}>
          {t.zoomOut}
        </Button>
        <Status className={styles['percent']}>{t.zoomed(Math.round(zoom * 100))}</Status>
        <Button size="medium" variant="tertiary" onClick={() => setZoom(nextZoom(zoom, 1))}>
          {t.zoomIn}
        </Button>
      </div>
      <span className="sr-only" id={labelId}>
        {label}
      </span>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what scrolls must be reached by keys, and listens to them */}
      <section
        ref={frame}
        className={styles['frame']}
        aria-labelledby={labelId}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys scroll what has the focus
        tabIndex={0}
        onKeyDown={press}
      >
        <div className={styles['content']} style={{ '--zoom': zoom } as CSSProperties}>
          {children}
        </div>
      </section>
    </div>
  )
}

/** Keeps the same place in the middle when the size changes. */
function useKeptCentre(frame: RefObject<HTMLElement | null>, zoom: number) {
  const before = useRef(zoom)
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return
    const growth = zoom / before.current
    before.current = zoom
    element.scrollTo({
      left: (element.scrollLeft + element.clientWidth / 2) * growth - element.clientWidth / 2,
      top: (element.scrollTop + element.clientHeight / 2) * growth - element.clientHeight / 2,
    })
  }, [frame, zoom])
}
