import { StrictMode } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { Page } from './page.tsx'

const first = <Page title="첫 화면">첫 화면의 내용</Page>
const second = <Page title="다음 화면">다음 화면의 내용</Page>

describe('a page', () => {
  beforeEach(() => {
    delete document.documentElement.dataset['firstScreen']
  })

  it('leaves the focus alone when it is the first of the document', async () => {
    const screen = await render(first)
    await expect.element(screen.getByRole('heading', { level: 1 })).not.toHaveFocus()
  })

  it('takes the focus when the user has moved on before the first screen was there', async () => {
    const arrival = location.href
    history.pushState(null, '', '/moved-on')
    const screen = await render(second)
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    history.replaceState(null, '', arrival)
  })

  it('takes the focus to its heading when it is entered from another screen', async () => {
    const screen = await render(<div key="first">{first}</div>)
    await screen.rerender(<div key="second">{second}</div>)
    await expect.element(screen.getByRole('heading', { name: '다음 화면' })).toHaveFocus()
  })

  it('takes the focus when the user comes back to the first screen', async () => {
    const screen = await render(<div key="first">{first}</div>)
    await screen.rerender(<div key="second">{second}</div>)
    await screen.rerender(<div key="first">{first}</div>)
    await expect.element(screen.getByRole('heading', { name: '첫 화면' })).toHaveFocus()
  })

  it('leaves the focus alone on the first screen in development mode too, where effects run twice', async () => {
    const screen = await render(<StrictMode>{first}</StrictMode>)
    await expect.element(screen.getByRole('heading', { level: 1 })).not.toHaveFocus()
  })

  it('does not take the focus again while the user works in it', async () => {
    const screen = await render(<Page title="화면">{<button type="button">단추</button>}</Page>)
    screen.getByRole('button').element().focus()
    await screen.rerender(<Page title="화면 (법인)">{<button type="button">단추</button>}</Page>)
    await expect.element(screen.getByRole('button')).toHaveFocus()
  })
})
