import { expect, it } from 'vitest'
import { recordFailedHints } from './record-failed-hints.ts'

recordFailedHints()

function fail(rel: string, href: string): void {
  const link = document.createElement('link')
  for (const [name, value] of Object.entries({ rel, href, as: 'fetch', media: 'not all' }))
    link.setAttribute(name, value)
  document.head.append(link)
  link.dispatchEvent(new Event('error'))
  link.remove()
}

it('a hint whose file does not arrive is recorded as its chunk asks for it, and no other link', () => {
  fail('preload', '/assets/1.js')
  fail('preload', '/remotes/mfe-x/1/assets/2.js')
  fail('icon', '/icon.svg')
  expect(globalThis.failedFiles).toEqual({
    '/assets/1.js': 1,
    [`${location.origin}/remotes/mfe-x/1/assets/2.js`]: 1,
  })
})
