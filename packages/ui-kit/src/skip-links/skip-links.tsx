import type { MouseEvent } from 'react'

type Props = { links: readonly { href: `#${string}`; label: string }[] }

/** First in the page: links past the parts that all pages repeat. They really move the focus (HDR-11). */
export function SkipLinks({ links }: Props) {
  return (
    <div className="skip-links">
      {links.map(({ href, label }) => (
        <a key={href} href={href} onClick={event => goTo(href, event)}>
          {label}
        </a>
      ))}
    </div>
  )
}

function goTo(href: string, event: MouseEvent) {
  // Keeps the address that the router has set.
  event.preventDefault()
  const target = document.getElementById(href.slice(1))
  if (target && !target.hasAttribute('tabindex')) target.tabIndex = -1
  target?.focus()
}
