import { session } from 'shared-session'
import { parseSiteConfig, provideSiteConfig } from 'site-config'
import { countListeners } from 'ui-kit/testing'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { QueueControls } from './queue-controls.tsx'
import { StandaloneHeader } from './standalone-header.tsx'

const routes = [{ path: '/one', title: '첫째', timer: false, needs: [] }]

async function showHeader(path: string) {
  history.replaceState(null, '', path)
  return render(<StandaloneHeader name="mfe-apply" routes={routes} />)
}

it('names the remote, and leads to its screens and to the test data', async () => {
  await showHeader('/one')
  await expect.element(page.getByText('mfe-apply 단독 실행', { exact: true })).toBeVisible()
  const links = page.getByRole('navigation', { name: '화면 목록' }).getByRole('link').elements()
  expect(links.map(link => [link.textContent, link.getAttribute('href')])).toEqual([
    ['첫째', '/one'],
    ['시험 데이터 (새 창 열림)', '/sandbox/'],
  ])
  await expect.element(page.getByRole('status')).toHaveTextContent('')
})

it('shows that the flow has left the remote', async () => {
  await showHeader('/elsewhere')
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('/elsewhere 화면은 이 리모트에 없습니다. 여기서 흐름이 다른 영역으로 넘어갑니다.')
})

it('follows the address as long as it is on the page', async () => {
  const listeners = countListeners(navigation, 'navigatesuccess')
  const { unmount } = await showHeader('/one')
  history.pushState(null, '', '/elsewhere')
  await expect.element(page.getByRole('status')).toMatchTextContent(/^\/elsewhere 화면은/)
  await unmount()
  expect(listeners()).toBe(0)
})

it('sets the session, refuses what is no JSON with its reason, and empties the session', async () => {
  await showHeader('/one')
  await page.getByText('세션 상태 편집', { exact: true }).click()
  const editor = page.getByRole('textbox', { name: '세션 (JSON)' })
  const apply = page.getByRole('button', { name: '적용' })

  await editor.fill('{ "businessNumber": ')
  await expect.element(editor).toHaveValue('{ "businessNumber": ')
  await apply.click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^JSON 형식이 아닙니다\. SyntaxError: /)
  await editor.fill('{ "businessNumber": "1234567802" }')
  await apply.click()
  await expect.poll(() => session.get().businessNumber).toBe('1234567802')
  expect(JSON.parse((editor.element() as HTMLTextAreaElement).value)).toMatchObject({ token: '' })
  await expect.element(page.getByRole('alert')).toHaveTextContent('')
  await page.getByRole('button', { name: '초기화' }).click()
  await expect.poll(() => session.get().businessNumber).toBe('')
})

it('takes a turn of the waiting room by its action, shows the result, and completes it', async () => {
  provideSiteConfig(parseSiteConfig({}))
  const gate = { run: vi.fn(async () => 'passed' as const), complete: vi.fn(async () => {}) }
  await render(<QueueControls gate={gate} />)
  await expect.element(page.getByRole('heading', { name: '대기실' })).toBeVisible()
  await page.getByRole('button', { name: 'act_4' }).click()
  await expect.element(page.getByText('act_4: passed')).toBeVisible()
  await page.getByRole('button', { name: '이용 완료' }).click()
  expect(gate.complete).toHaveBeenCalledOnce()
})
