import { useEffect, useRef, useState, type RefObject } from 'react'
import { useLocation } from 'react-router-dom'

type Disclosure = {
  isOpen: boolean
  toggle: () => void
  /** The element around the button and the disclosed part. */
  holder: RefObject<HTMLDivElement | null>
  button: RefObject<HTMLButtonElement | null>
}

/** Something that a button shows and hides. It closes by Escape, by a press elsewhere, and with the visit that it was opened on. */
export function useDisclosure(): Disclosure {
  const { key } = useLocation()
  const [openedOn, setOpenedOn] = useState<string | null>(null)
  const holder = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const isOpen = openedOn === key

  useEffect(() => {
    if (!isOpen) return
    const close = () => setOpenedOn(null)
    const closeByEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      close()
      if (holder.current?.contains(document.activeElement)) button.current?.focus()
    }
    const closeByPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !holder.current?.contains(target)) close()
    }
    const listening = new AbortController()
    document.addEventListener('keydown', closeByEscape, { signal: listening.signal })
    document.addEventListener('pointerdown', closeByPress, { signal: listening.signal })
    return () => listening.abort()
  }, [isOpen])

  return { isOpen, toggle: () => setOpenedOn(isOpen ? null : key), holder, button }
}
