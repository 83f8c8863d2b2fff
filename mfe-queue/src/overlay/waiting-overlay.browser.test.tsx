import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { settingsWith } from '../client/testing/test-settings.ts'
import { WaitingOverlay } from './waiting-overlay.tsx'

const place = { ahead: 1234, behind: 56, seconds: 3725, total: 2468, progress: 50 }
const announcement = '예상 대기시간 약 1시간 3분, 앞에 대기 중인 고객 1,234명.'

beforeEach(() => page.viewport(1280, 800))

async function show() {
  const onStop = vi.fn<() => void>()
  const overlay = (
    <WaitingOverlay place={place} settings={settingsWith()} announcement={announcement} onStop={onStop} />
  )
  const screen = await render(overlay)
  const button = (name: string) => screen.getByRole('button', { name })
  return { screen, onStop, button, dialog: screen.getByRole('dialog') }
}

describe('the waiting popup', () => {
  it('says that the service is waiting, how long yet, and how many are ahead and behind', async () => {
    const { dialog, screen } = await show()
    await expect.element(dialog).toHaveAccessibleName('서비스 접속 대기 중입니다.')
    for (const text of ['1시간 2분 05초', '1,234명', '56명']) {
      await expect.element(screen.getByText(text, { exact: true })).toBeVisible()
    }
  })

  it('on a phone leaves out who stands behind', async () => {
    await page.viewport(360, 640)
    const { screen } = await show()
    await expect.element(screen.getByText('1,234명')).toBeVisible()
    await expect.element(screen.getByText('56명')).not.toBeVisible()
  })

  it('says that it goes on by itself, and that stopping makes the wait longer', async () => {
    const { screen } = await show()
    await expect.element(screen.getByText('잠시만 기다리시면 자동 접속됩니다.')).toBeVisible()
    await expect.element(screen.getByText('중지 후 재접속하시면 대기시간이 더 길어집니다.')).toBeVisible()
  })

  it('shows how far the person has come', async () => {
    const { screen } = await show()
    const bar = screen.getByRole('progressbar', { name: '대기 진행률' })
    await expect.element(bar).toHaveAttribute('value', '50')
  })

  it('is modal, and reads the place aloud without being asked', async () => {
    const { dialog, screen } = await show()
    expect(dialog.element().matches(':modal')).toBe(true)
    await expect
      .element(dialog)
      .toHaveAccessibleDescription(`${announcement} 잠시만 기다리시면 자동 접속됩니다.`)
    await expect.element(screen.getByRole('status').first()).toHaveTextContent(announcement)
  })

  it('begins with the focus on its heading, where no key does any harm', async () => {
    const { screen } = await show()
    await expect.element(screen.getByRole('heading')).toHaveFocus()
  })

  it('gives the focus back to where it was', async () => {
    const before = await render(<button type="button">신청하기</button>)
    const apply = before.getByRole('button', { name: '신청하기' })
    await apply.click()
    const { screen } = await show()
    await expect.element(screen.getByRole('heading')).toHaveFocus()
    await screen.unmount()
    await expect.element(apply).toHaveFocus()
  })
})

describe('leaving the line', () => {
  it('asks once before the place is given up', async () => {
    const { button, onStop, screen } = await show()
    await button('중지').click()
    await expect.element(screen.getByRole('group', { name: '대기를 중지하시겠습니까?' })).toBeVisible()
    expect(onStop).not.toHaveBeenCalled()
    await button('중지').click()
    expect(onStop).toHaveBeenCalledOnce()
  })

  it('offers to stay first, and goes back to the button', async () => {
    const { button, onStop } = await show()
    await button('중지').click()
    await expect.element(button('계속 대기')).toHaveFocus()
    await button('계속 대기').click()
    await expect.element(button('중지')).toHaveFocus()
    expect(onStop).not.toHaveBeenCalled()
  })

  it('is possible by keyboard alone', async () => {
    const { button, onStop } = await show()
    await userEvent.keyboard('{Tab}{Enter}')
    await expect.element(button('계속 대기')).toHaveFocus()
    await userEvent.keyboard('{Tab}{Enter}')
    expect(onStop).toHaveBeenCalledOnce()
  })

  it('does not happen by Escape, which asks the same question', async () => {
    const { button, dialog, onStop } = await show()
    await userEvent.keyboard('{Escape}')
    await expect.element(button('계속 대기')).toHaveFocus()
    await userEvent.keyboard('{Escape}{Escape}')
    expect(dialog.element().matches(':modal')).toBe(true)
    expect(onStop).not.toHaveBeenCalled()
  })
})
