import { Profiler, type ProfilerOnRenderCallback } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { resetSession, session } from './session.ts'
import { useSession, useSessionField } from './use-session.ts'

beforeEach(() => resetSession())

function Whole() {
  return <p>번호 {useSession().businessNumber || '없음'}</p>
}

function Token() {
  return <p>토큰 {useSessionField('token') || '없음'}</p>
}

it('a component shows the session as it is, and every change of it', async () => {
  const screen = await render(<Whole />)
  await expect.element(screen.getByText('번호 없음')).toBeVisible()
  session.update({ businessNumber: '1234567890' })
  await expect.element(screen.getByText('번호 1234567890')).toBeVisible()
  resetSession()
  await expect.element(screen.getByText('번호 없음')).toBeVisible()
})

it('a component that reads one field is not drawn again for the others', async () => {
  const onDrawn = vi.fn<ProfilerOnRenderCallback>()
  const screen = await render(
    <>
      <Whole />
      <Profiler id="token" onRender={onDrawn}>
        <Token />
      </Profiler>
    </>,
  )
  session.update({ businessNumber: '1234567890' })
  await expect.element(screen.getByText('번호 1234567890')).toBeVisible()
  expect(onDrawn).toHaveBeenCalledTimes(1)

  session.update({ token: 't' })
  await expect.element(screen.getByText('토큰 t')).toBeVisible()
  expect(onDrawn).toHaveBeenCalledTimes(2)
})

it.each([
  [Whole, '<p>번호 <!-- -->없음</p>', '번호 1234567890'],
  [Token, '<p>토큰 <!-- -->없음</p>', '토큰 t'],
])(
  'a page that was served without a session is taken over as it is, and shows it then',
  async (Part, served, shown) => {
    session.update({ businessNumber: '1234567890', token: 't' })
    const element = document.body.appendChild(document.createElement('div'))
    element.innerHTML = served
    const onRecoverableError = vi.fn<(error: unknown) => void>()
    const root = hydrateRoot(element, <Part />, { onRecoverableError })
    onTestFinished(() => {
      root.unmount()
      element.remove()
    })
    await expect.element(page.getByText(shown)).toBeVisible()
    expect(onRecoverableError).not.toHaveBeenCalled()
  },
)

it('the session stands in the storage of the tab', () => {
  session.update({ businessNumber: '1234567890' })
  expect(sessionStorage.getItem('sbiz_session')).toContain('"brNo":"1234567890"')
  resetSession()
  expect(sessionStorage.getItem('sbiz_session')).toBeNull()
})
