import { afterEach, expect, it } from 'vitest'
import { requestHinted } from './request-hinted.ts'

afterEach(() => document.head.replaceChildren())

/** Adds an area's script as the origin hints at it. */
function hint(): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), {
    rel: 'preload',
    as: 'script',
    media: 'not all',
  })
  document.head.append(link)
  return link
}

/** Ends the load of a script, without a request. */
function arrive(script: Partial<HTMLScriptElement>): void {
  const element = Object.assign(document.createElement('script'), { type: 'text/plain', ...script })
  document.head.append(element)
  element.dispatchEvent(new Event('load'))
}

it('the scripts of an area are requested once the first script of the shell has arrived, and not before', () => {
  const hints = [hint(), hint()]
  requestHinted()
  arrive({ defer: false })
  expect(hints.map(({ media }) => media)).toEqual(['not all', 'not all'])
  arrive({ defer: true })
  expect(hints.map(({ media }) => media)).toEqual(['', ''])
})
