import { providePorts } from 'shared-session'
import { createDialogs, DialogHost } from 'ui-kit'
import { axeViolations } from 'ui-kit/testing'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { waitWhilePaused } from './paused-site.ts'

const goTo = vi.fn<(path: string) => void>()
const sentence = '지금은 조회만 할 수 있습니다.'
const question = page.getByRole('alertdialog', { name: sentence }).or(page.getByText(sentence))

beforeEach(async () => {
  goTo.mockClear()
  const dialogs = createDialogs()
  providePorts({ dialogs, navigation: { goTo } })
  await render(
    <>
      <input aria-label="상호" defaultValue="입력한 값" />
      <DialogHost dialogs={dialogs} />
    </>,
  )
})

describe('a page whose calls the site refuses for a while', () => {
  it('keeps what is typed, asks once for all calls, and sends them again', async () => {
    const answers = [false, false].map(isMaintenance => waitWhilePaused({ sentence, isMaintenance }))
    await expect.element(question.first()).toBeVisible()
    expect(await axeViolations(document.body)).toEqual([])
    await page.getByRole('button', { name: '다시 시도' }).click()
    expect(await Promise.all(answers)).toEqual([true, true])
    expect(page.getByRole('button', { name: '다시 시도' }).elements()).toEqual([])
    await expect.element(page.getByLabelText('상호')).toHaveValue('입력한 값')
    expect(goTo).not.toHaveBeenCalled()
  })

  it('asks anew for a later call, and leaves it if the person closes the question', async () => {
    const answer = waitWhilePaused({ sentence, isMaintenance: false })
    await page.getByRole('button', { name: '닫기' }).click()
    expect(await answer).toBe(false)
  })
})

describe('a page in maintenance', () => {
  it('is left for the page of maintenance if nothing is lost by it', () => {
    void waitWhilePaused({ sentence, isMaintenance: true })
    expect(goTo).toHaveBeenCalledExactlyOnceWith('/coming-soon')
  })

  it('stays, with the question, if something is typed', async () => {
    const asksBeforeLeaving = (event: Event) => event.preventDefault()
    addEventListener('beforeunload', asksBeforeLeaving)
    onTestFinished(() => removeEventListener('beforeunload', asksBeforeLeaving))
    const answer = waitWhilePaused({ sentence, isMaintenance: true })
    await page.getByRole('button', { name: '닫기' }).click()
    expect(await answer).toBe(false)
    expect(goTo).not.toHaveBeenCalled()
  })
})
