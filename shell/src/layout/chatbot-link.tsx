import type { MouseEvent } from 'react'
import { siteConfig } from 'site-config'
import * as t from './texts.ko.ts'

const POPUP = 'width=400,height=700'

/**
 * Always in reach where it is shown: the chatbot, in a small window on a desktop and a new tab on a phone
 * (HOME-21 to HOME-24, FAQ-06). It is an ordinary link, which is what remains when a window is blocked (GP-20).
 */
export function ChatbotLink() {
  const address = siteConfig().links['chatbot']
  if (!address) return null
  return (
    <aside className="chatbot" aria-label={t.help}>
      <a href={address} target="_blank" rel="noopener" onClick={openWindow}>
        {t.chatbot}
        <span className="sr-only"> {t.newWindow}</span>
      </a>
    </aside>
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
