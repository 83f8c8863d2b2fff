import { useEffect, useId, useRef, type ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import styles from './layer.module.css'
import * as t from './texts.ko.ts'

type LayerProps = {
  title: ReactNode
  children: ReactNode
  /** The buttons at its foot, one of them to close it. Hidden in a low window, which shows a cross. */
  actions: ReactNode
  onClose: () => void
}

/** Holds layers at the foot of the window, at the right if there is room, the last in front. Other children stay in a narrow page. */
export function Layers({ children }: { children: ReactNode }) {
  return <div className={styles['layers']}>{children}</div>
}

/**
 * A notice over the page that leaves the page usable: it takes no focus and locks nothing. Escape closes the layer in
 * front, which is the one with the focus (AMB-87). A user who closes it from inside continues with the content behind
 * it.
 */
export function Layer({ title, children, actions, onClose }: LayerProps) {
  const titleId = useId()
  const layer = useRef<HTMLElement>(null)
  const cameFrom = useRef<HTMLElement | null>(null)

  useEffect(() => {
    function press(event: KeyboardEvent) {
      const isMine = event.key === 'Escape' && !event.defaultPrevented && isInFront(layer.current)
      if (!isMine) return
      // The layer behind receives the same key, perhaps after this one was removed.
      event.preventDefault()
      onClose()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [onClose])

  useEffect(() => {
    const element = layer.current
    function enter({ relatedTarget }: FocusEvent) {
      const isFromOutside = relatedTarget instanceof HTMLElement && !element?.contains(relatedTarget)
      if (isFromOutside) cameFrom.current = relatedTarget
    }
    element?.addEventListener('focusin', enter)
    return () => {
      // The layer is removed by now, and the focus with it, if that was inside.
      if (element && document.activeElement === document.body) whereTo(element, cameFrom.current)?.focus()
    }
  }, [])

  return (
    <section
      className={styles['layer']}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a search for a dialog that blocks the page would find it
      role="dialog"
      aria-labelledby={titleId}
      data-layer
      ref={layer}
    >
      <h2 className={styles['title']} id={titleId}>
        {title}
      </h2>
      <div className={styles['body']}>{children}</div>
      <div className={styles['actions']}>{actions}</div>
      <button className={styles['cross']} type="button" onClick={onClose}>
        <Icon name="close" />
        <span className="sr-only">{t.close}</span>
      </button>
    </section>
  )
}

function isInFront(layer: HTMLElement | null): boolean {
  const isCovered = document.querySelector('dialog:modal') !== null
  const layers = [...document.querySelectorAll('[data-layer]')]
  const inUse = layers.find(one => one.contains(document.activeElement))
  return !isCovered && layer !== null && (inUse ?? layers.at(-1)) === layer
}

function whereTo(gone: HTMLElement, cameFrom: HTMLElement | null): HTMLElement | null {
  if (cameFrom?.isConnected && !gone.contains(cameFrom)) return cameFrom
  return document.querySelector<HTMLElement>('h1[tabindex]')
}
