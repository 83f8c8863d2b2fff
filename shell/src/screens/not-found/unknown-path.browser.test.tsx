import { MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom'
import { DialogHost } from 'ui-kit'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { dialogs } from '../../dialogs.ts'
import { UnknownPath } from './unknown-path.tsx'

function Back() {
  const navigate = useNavigate()
  addEventListener('test:back', () => void navigate(-1), { once: true })
  return null
}

async function draw(path = '/nowhere') {
  await render(
    <MemoryRouter initialEntries={['/before', '/nowhere']}>
      <Back />
      <Routes>
        <Route path="/" element="처음 화면" />
        <Route path="/before" element="앞 화면" />
        <Route path="*" element={<UnknownPath path={path} />} />
      </Routes>
      <DialogHost dialogs={dialogs} />
    </MemoryRouter>,
  )
}

it('names the address, and leads home', async () => {
  await draw()
  await expect.element(page.getByRole('dialog')).toMatchTextContent('잘못된 접근입니다. (주소: /nowhere)')
  await page.getByRole('button').click()
  await expect.element(page.getByText('처음 화면')).toBeVisible()
})

it('left by the way back, shows the page before without a dialog', async () => {
  await draw()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  dispatchEvent(new Event('test:back'))
  await expect.element(page.getByText('앞 화면')).toBeVisible()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

it.each([
  ['/%EA%B2%BD%EB%A1%9C', '/경로'],
  ['/%EA', '/%EA'],
])('names %s as %s', async (path, name) => {
  await draw(path)
  await expect.element(page.getByRole('dialog')).toMatchTextContent(`(주소: ${name})`)
})
