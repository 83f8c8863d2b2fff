import { expect, it } from 'vitest'
import { offersNewShell } from './new-shell.ts'
import { pulsesOf } from './pulses.ts'

const running = { remote: 'mfe-apply', slot: 'main', version: '1' } as const
const kinds = (isOutdated: boolean) => pulsesOf({ ...running, isOutdated }).map(({ kind }) => kind)

it('unsaved work matters only to a release that a newer one waits for', () => {
  const prevent = (event: Event) => event.preventDefault()
  addEventListener('beforeunload', prevent)
  expect([kinds(false), kinds(true)]).toEqual([['open'], ['open', 'deferred', 'unsaved']])
  removeEventListener('beforeunload', prevent)
  expect(kinds(true)).toEqual(['open', 'deferred'])
})

it('a shell is new if it starts with another script than the page', () => {
  expect(offersNewShell('/assets/main.1.js')).toBe(false)
  const script = Object.assign(document.createElement('script'), { defer: true })
  script.setAttribute('type', 'text/plain')
  script.setAttribute('src', '/assets/main.1.js')
  document.head.append(script)
  expect(['/assets/main.1.js', '/assets/main.2.js'].map(offersNewShell)).toEqual([false, true])
  script.remove()
})
