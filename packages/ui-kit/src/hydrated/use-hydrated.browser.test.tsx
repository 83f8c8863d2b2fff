import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, onTestFinished } from 'vitest'
import { render } from 'vitest-browser-react'
import { useHydrated } from './use-hydrated.ts'

const drawn: string[] = []

function Part() {
  const text = useHydrated() ? 'of this browser' : 'of the server'
  drawn.push(text)
  return <p>{text}</p>
}

it('is false on the server and in the first render of its page, and true from the next on', async () => {
  const place = document.createElement('div')
  place.innerHTML = renderToString(<Part />)
  expect(place.textContent).toBe('of the server')

  drawn.length = 0
  const misfits: unknown[] = []
  const root = hydrateRoot(place, <Part />, { onRecoverableError: misfit => misfits.push(misfit) })
  onTestFinished(() => root.unmount())
  await expect.poll(() => place.textContent).toBe('of this browser')
  expect(drawn[0]).toBe('of the server')
  expect(misfits).toEqual([])
})

it('is true at once in a part that this page draws first', async () => {
  drawn.length = 0
  await render(<Part />)
  expect(new Set(drawn)).toEqual(new Set(['of this browser']))
})
