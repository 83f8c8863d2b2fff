import { expect, it } from 'vitest'
import { markFailedHints } from './mark-failed-hints.ts'

markFailedHints()

function addLink(rel: string): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), { rel, as: 'script', href: 'data:text/plain,' })
  document.head.append(link)
  link.dispatchEvent(new Event('error'))
  link.remove()
  return link
}

it('a hint whose file does not arrive is marked, and no other link', () => {
  expect([addLink('preload'), addLink('icon')].map(({ dataset }) => 'failed' in dataset)).toEqual([
    true,
    false,
  ])
})
