import { MemoryRouter } from 'react-router-dom'
import { queueGate } from 'shared-session'
import { parseSiteConfig, provideSiteConfig } from 'site-config'
import { DialogHost } from 'ui-kit'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { dialogs } from '../../dialogs.ts'
import { HomeScreen } from './home-screen.tsx'
import { stubWaitingRoom } from './testing/stub-waiting-room.ts'

const dialog = page.getByRole('dialog', { name: /^서비스 접속/ })

beforeEach(() => provideSiteConfig(parseSiteConfig({})))
afterEach(() => void vi.unstubAllGlobals())

/** Opens home while the waiting room replies in this way, and its widget fails or not. */
async function openWith(kind: Parameters<typeof stubWaitingRoom>[0], gateFailed: boolean) {
  const asked = stubWaitingRoom(kind)
  const inTurn = vi.spyOn(queueGate, 'inTurn').mockResolvedValue({ gateFailed, result: undefined })
  await render(
    <>
      <HomeScreen />
      <DialogHost dialogs={dialogs} />
    </>,
    { wrapper: MemoryRouter },
  )
  return { asked, inTurn }
}

it('says that the waiting room failed, and lets the person go on (HOME-26)', async () => {
  const { inTurn } = await openWith('fails', true)
  await expect
    .element(dialog)
    .toMatchTextContent('서비스 접속 중 오류가 발생했습니다. 잠시 후 다시 시도해주세요.')
  await dialog.getByRole('button', { name: '확인' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: /^지원대상 확인/ })).toBeVisible()
  expect(inTurn).toHaveBeenCalledExactlyOnceWith('act_1', expect.any(Function))
})

it('says nothing with a turn that is given', async () => {
  const { inTurn } = await openWith('fails', false)
  await expect.poll(() => inTurn.mock.settledResults).toHaveLength(1)
  await expect.element(dialog).not.toBeInTheDocument()
})

it('says nothing with a waiting room whose replies no page can read', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  provideSiteConfig(parseSiteConfig({ queue: { host: 'queue.example.org' } }))
  const { asked } = await openWith('hidesItsReplies', true)
  await expect.poll(() => asked).toEqual(['none', 'none'])
  await expect.element(dialog).not.toBeInTheDocument()
})

it('asks for no turn without a line, and gives the one back that it was given', async () => {
  const { asked, inTurn } = await openWith('letsIn', true)
  await expect.poll(() => asked).toEqual(['5101', '5004'])
  await expect.element(dialog).not.toBeInTheDocument()
  expect(inTurn).not.toHaveBeenCalled()
})
