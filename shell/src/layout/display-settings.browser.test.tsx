import { MemoryRouter } from 'react-router-dom'
import { countListeners } from 'ui-kit/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render, type RenderResult } from 'vitest-browser-react'
import { DisplaySettings } from './display-settings.tsx'

const opener = page.getByRole('button', { name: '화면 설정' })
const larger = page.getByRole('radio', { name: '크게 130%', exact: true })
const contrast = page.getByRole('checkbox', { name: '선명한 화면 모드' })

const pageNamed = (name: string) => (
  <MemoryRouter key={name}>
    <DisplaySettings />
    <p>본문</p>
  </MemoryRouter>
)

let screen: RenderResult

beforeEach(async () => {
  localStorage.clear()
  screen = await render(pageNamed('first'))
})

describe('the display settings', () => {
  it('wait behind a button that says whether they are open', async () => {
    await expect.element(opener).toHaveAttribute('aria-expanded', 'false')
    await expect.element(larger).not.toBeInTheDocument()
    const panel = document.querySelector('.display-settings__panel')
    await expect.element(opener).toHaveAttribute('aria-controls', panel?.id)
    await opener.click()
    await expect.element(opener).toHaveAttribute('aria-expanded', 'true')
    await expect.element(larger).toBeVisible()
  })

  it('show a choice at once', async () => {
    await opener.click()
    await larger.click()
    expect(document.documentElement.dataset['textSize']).toBe('130')
    await contrast.click()
    expect(document.documentElement.dataset['krdsMode']).toBe('high-contrast')
    await contrast.click()
    expect(document.documentElement.dataset).not.toHaveProperty('krdsMode')
  })

  it('know what was chosen on an earlier page', async () => {
    await opener.click()
    await larger.click()
    await screen.rerender(pageNamed('second'))
    await opener.click()
    await expect.element(larger).toBeChecked()
  })

  it('close by Escape, and give the focus back', async () => {
    await opener.click()
    await larger.click()
    await userEvent.keyboard('{Escape}')
    await expect.element(larger).not.toBeInTheDocument()
    await expect.element(opener).toHaveFocus()
  })

  it('close by a press elsewhere', async () => {
    const listening = countListeners(document, 'keydown', 'pointerdown')
    await opener.click()
    expect(listening()).toBe(2)
    await page.getByText('본문').click()
    await expect.element(opener).toHaveAttribute('aria-expanded', 'false')
    expect(listening()).toBe(0)
  })
})
