import type { MouseEvent } from 'react'
import { siteConfig } from 'site-config'
import * as t from './texts.ko.ts'

const POPUP = 'width=400,height=700'

/**
 * The chatbot, in a small window on a desktop and a new tab on a phone (HOME-21 to HOME-24, FAQ-06). It floats, so
 * that it is always in reach. As an ordinary link it works even if windows are blocked (GP-20).
 */
export function ChatbotLink({ isFloating = false }: { isFloating?: boolean }) {
  const address = siteConfig().links['chatbot']
  if (!address) return null
  return (
    <a
      className="chatbot"
      data-floating={isFloating || undefined}
      href={address}
      target="_blank"
      rel="noopener"
      onClick={openWindow}
    >
      {t.chatbot}
      <span className="sr-only"> {t.newWindow}</span>
    </a>
  )
}

function openWindow(event: MouseEvent<HTMLAnchorElement>): void {
  const { href } = event.currentTarget
  const opened = isPhone() ? window.open(href, '_blank') : window.open(href, '_blank', POPUP)
  if (!opened) return
  event.preventDefault()
  opened.opener = null
}

function isPhone(): boolean {
  return matchMedia('(max-width: 767px)').matches || /Mobi|Android/.test(navigator.userAgent)
}
