import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { snapshotBeforeLeaving } from './area-transition.ts'

let main: HTMLElement

beforeEach(() => {
  main = document.createElement('main')
  main.id = 'main'
  main.innerHTML = '<h1>처음</h1>'
  document.body.append(main)
})

afterEach(() => {
  main.remove()
  vi.restoreAllMocks()
})

describe('leaving an area', () => {
  it('goes on as soon as the snapshot is taken, and ends when the next one has its heading', async () => {
    const start = vi.spyOn(document, 'startViewTransition')
    await snapshotBeforeLeaving()
    const transition = start.mock.results[0]?.value as ViewTransition

    const heading = document.createElement('h1')
    main.replaceChildren(heading)
    await expect(transition.updateCallbackDone).resolves.toBeUndefined()
  })

  it('is not held up by an area that does not come', async () => {
    const start = vi.spyOn(document, 'startViewTransition')
    await snapshotBeforeLeaving()
    const transition = start.mock.results[0]?.value as ViewTransition

    await expect(transition.updateCallbackDone).resolves.toBeUndefined()
  })

  it('does without for a visitor who minds motion', async () => {
    const start = vi.spyOn(document, 'startViewTransition')
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
    await snapshotBeforeLeaving()
    expect(start).not.toHaveBeenCalled()
  })
})
