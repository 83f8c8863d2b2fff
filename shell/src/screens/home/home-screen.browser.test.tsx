import { MemoryRouter } from 'react-router-dom'
import { queueGate } from 'shared-session'
import { parseSiteConfig, provideSiteConfig } from 'site-config'
import { DialogHost } from 'ui-kit'
import { beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { dialogs } from '../../dialogs.ts'
import { isLetIn } from './first-question.ts'
import { hidesItsReplies } from './hidden-replies.ts'
import { HomeScreen } from './home-screen.tsx'

vi.mock('./first-question.ts', { spy: true })
vi.mock('./hidden-replies.ts', { spy: true })

const dialog = page.getByRole('dialog', { name: /^서비스 접속/ })

beforeEach(() => {
  vi.resetAllMocks()
  provideSiteConfig(parseSiteConfig({}))
})

async function openWith(turn: { isLetIn: boolean; gateFailed: boolean; hidesItsReplies: boolean }) {
  vi.mocked(isLetIn).mockResolvedValue(turn.isLetIn)
  vi.mocked(hidesItsReplies).mockResolvedValue(turn.hidesItsReplies)
  const { gateFailed } = turn
  const inTurn = vi.spyOn(queueGate, 'inTurn').mockResolvedValue({ gateFailed, result: undefined })
  await render(
    <>
      <HomeScreen />
      <DialogHost dialogs={dialogs} />
    </>,
    { wrapper: MemoryRouter },
  )
  return inTurn
}

it('says that the waiting room failed, and lets the person go on (HOME-26)', async () => {
  await openWith({ isLetIn: false, gateFailed: true, hidesItsReplies: false })
  await expect
    .element(dialog)
    .toMatchTextContent('서비스 접속 중 오류가 발생했습니다. 잠시 후 다시 시도해주세요.')
  await dialog.getByRole('button', { name: '확인' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: /^지원대상 확인/ })).toBeVisible()
})

it.each([
  ['a turn that is given', { isLetIn: false, gateFailed: false, hidesItsReplies: false }, 1],
  [
    'a waiting room whose replies no page can read',
    { isLetIn: false, gateFailed: true, hidesItsReplies: true },
    1,
  ],
  ['no line', { isLetIn: true, gateFailed: false, hidesItsReplies: false }, 0],
])('says nothing with %s', async (_what, turn, turns) => {
  const inTurn = await openWith(turn)
  await expect.poll(() => vi.mocked(isLetIn).mock.settledResults).toHaveLength(1)
  await expect.poll(() => inTurn.mock.settledResults).toHaveLength(turns)
  await expect.element(dialog).not.toBeInTheDocument()
})
