import { afterEach, beforeEach, expect, it } from 'vitest'
import { CallRefused } from 'page-kit'
import { page } from 'vitest/browser'
import { axeViolations } from 'ui-kit/testing'
import type { FollowOps } from '../../api/follow-ops.ts'
import { call, pressFolded, remote as shown, sentBodies, show, signIn, site } from '../../testing/site.tsx'

const now = page.getByRole('region', { name: '지금' })
const remote = page.getByRole('article', { name: 'mfe-test' })

beforeEach(signIn)
afterEach(() => sessionStorage.clear())

const withQuestions = (questions: object[]) => {
  site.responses['/ops/api/releases'] = { ...(site.responses['/ops/api/releases'] as object), questions }
}

it('a site on which all is well is one line, and asks nothing', async () => {
  site.responses['/readyz'] = { status: 'ready', database: 'ok', disk: 'ok', 'a-new-part': 'ok' }
  await show()
  await expect.element(now).toMatchTextContent(/^지금정상 데이터베이스 · 디스크 여유 공간 · a-new-part$/)
})

it('a note of a part is shown beside its name', async () => {
  site.responses['/readyz'] = { status: 'ready', views: 'left out: /self-check' }
  await show()
  await expect.element(now).toMatchTextContent(/^지금정상 미리 그린 화면 \(left out: \/self-check\)$/)
})

it.each([
  ['read-only', '조회만 가능'],
  ['maintenance', '점검 중'],
])('a site whose mode is %s is not called well', async (mode, word) => {
  site.responses['/readyz'] = { status: 'ready', database: 'ok', mode }
  await show()
  await expect
    .element(now)
    .toMatchTextContent(new RegExp(`^지금${word} 데이터베이스 · 운영 모드 \\(${word}\\)$`))
  expect(await axeViolations(document.body)).toEqual([])
})

it('of a site that is not ready the parts with a note are not called failing', async () => {
  site.responses['/readyz'] = { status: 'not ready', objects: 'failed', disk: 'ok', mode: 'read-only' }
  await show()
  await expect.element(now.getByRole('alert')).toMatchTextContent(/이상: 파일 저장소docs/)
})

it('a release that a person has to decide about is shown with its evidence, and leads to its urgent press', async () => {
  const at = '2025-03-01T18:00:00.000Z'
  withQuestions([{ remote: 'mfe-test', version: '2.0.0', at, sentence: '7 of 40 networks failed' }])
  await show()
  await expect.element(now.getByRole('alert')).toMatchTextContent('mfe-test 2.0.0 확인이 필요합니다.')
  await expect.element(now.getByText('7 of 40 networks failed')).toHaveAttribute('lang', 'en')
  await now.getByRole('link').click()
  await expect.poll(() => document.querySelector(':target')).toBe(remote.element())
  const press = remote.getByRole('button', { name: 'mfe-test 되돌리기' })
  await expect.element(press).toHaveAttribute('data-variant', 'primary')
  expect(await axeViolations(document.body)).toEqual([])
})

it('an opening that fails is shown, and leads to its line', async () => {
  const schedule = { phase: 'stuck', opensAt: '2025-03-01T18:00:00.000Z', closesAt: null, draw: null }
  const totals = { waiting: 0, inside: 0, entered: 0, completed: 0, registered: 7, perSecond: 0 }
  const line = {
    step: 'home',
    mode: 'pause',
    limit: null,
    rate: null,
    waitSeconds: null,
    message: null,
    revision: 1,
  }
  const actions = { act_1: { ...line, ...totals, schedule } }
  site.responses['/ops/api/waiting-room'] = { actions, lists: { revision: 0, deny: [], priority: [] } }
  await show()
  await expect
    .element(now.getByRole('alert'))
    .toMatchTextContent(
      /첫 화면 대기열이 열리지 못했습니다\.추첨을 저장하지 못했습니다\. .* 추첨 없이 엽니다\./,
    )
  await expect.element(now.getByRole('link')).toHaveAttribute('href', '#line-act_1')
})

it('an order that waits for a second person is shown with its facts, and confirmed in a dialog', async () => {
  const order = {
    id: 'o-1',
    remote: 'mfe-test',
    verb: 'canary',
    version: '2.0.0',
    basedOn: 3,
    reason: '정기 배포',
  }
  const by = { by: 'operator:lee', at: '2025-03-01T18:00:00.000Z' }
  const steps = [1, 50].map(percent => ({ percent, minutes: 30 }))
  const pending = { ...order, ...by, steps }
  const was = site.responses['/ops/api/releases'] as object
  const path = '/ops/api/releases/mfe-test/pending'
  // It is gone with the second press, however often the console reads before.
  Object.defineProperty(site.responses, '/ops/api/releases', {
    get: () => (sentBodies().length > 1 ? was : { ...was, pending: [pending] }),
  })
  site.responses[path] = new CallRefused(403, '다른 사람이 확인해야 합니다.')
  await page.viewport(360, 740)
  await show()
  await expect
    .element(now.getByRole('alert'))
    .toMatchTextContent(/일부 게시 2.0.0 1% → 50% · lee .* 정기 배포/)
  expect(await axeViolations(document.body)).toEqual([])
  await page.getByRole('button', { name: 'mfe-test 확인하고 게시하기' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: '확인하고 게시하기', exact: true }).click()
  await expect.element(dialog.getByText('다른 사람이 확인해야 합니다.')).toBeVisible()
  expect(await axeViolations(document.body)).toEqual([])
  site.responses[path] = pending
  await dialog.getByRole('button', { name: '확인하고 게시하기', exact: true }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(now.getByRole('alert')).not.toBeInTheDocument()
  const sent = ['POST', path, { id: 'o-1', decision: 'confirm' }]
  expect(sentBodies()).toEqual([sent, sent])
  await page.viewport(1280, 800)
})

const rollout = { version: '2.0.0', steps: [1, 10, 50].map(percent => ({ percent, minutes: 30 })), step: 1 }
const withRollout = (state: object) => {
  const canary = { ...shown.canary, rollout: { ...rollout, ...state } }
  const was = site.responses['/ops/api/releases'] as object
  site.responses['/ops/api/releases'] = { ...was, remotes: [{ ...shown, canary }] }
  site.responses['/ops/api/releases/mfe-test/rollout'] = { rollout: null }
}

it('a canary that grows by itself shows its step and the time of the next one, and can be paused', async () => {
  withRollout({ nextAt: '2025-03-01T18:20:00.000Z' })
  await show()
  await expect.element(remote).toMatchTextContent('2.0.0 · 10% · 2/3단계, 다음 3. 2. 03:20:00')
  await pressFolded('mfe-test', '단계 멈추기')
  await expect.poll(sentBodies).toEqual([['POST', '/ops/api/releases/mfe-test/rollout', { order: 'pause' }]])
})

it('releases and audit log are read again once the steps are paused', async () => {
  withRollout({ nextAt: '2025-03-01T18:20:00.000Z' })
  const follow: FollowOps = async function* (_, signal) {
    yield { topic: 'releases', value: site.responses['/ops/api/releases'] }
    await new Promise(resolve => signal.addEventListener('abort', resolve))
  }
  const paused = Promise.withResolvers<object>()
  site.responses['/ops/api/releases/mfe-test/rollout'] = paused.promise
  await show(follow)
  await pressFolded('mfe-test', '단계 멈추기')
  const lastPaths = (count: number) => call.mock.calls.map(([, { path }]) => path).slice(-count)
  await expect.poll(() => lastPaths(1)).toEqual(['/ops/api/releases/:remote/rollout'])
  paused.resolve({ rollout: null })
  await expect
    .poll(() => lastPaths(3))
    .toEqual(['/ops/api/releases/:remote/rollout', '/ops/api/releases', '/ops/api/audit'])
})

it('steps that are paused are shown with the reason, and can be resumed', async () => {
  withRollout({ nextAt: null, paused: 'The gate refuses the step.' })
  await show()
  await expect
    .element(now.getByRole('alert'))
    .toMatchTextContent('mfe-test 일부 게시의 단계가 멈춰 있습니다.')
  await expect.element(now.getByText('The gate refuses the step.')).toHaveAttribute('lang', 'en')
  await pressFolded('mfe-test', '단계 이어가기')
  await expect.poll(() => sentBodies().at(-1)?.[2]).toEqual({ order: 'resume' })
})

it('a release that asks is not asked for a second time by its paused steps', async () => {
  withRollout({ nextAt: null, paused: 'The gate refuses the step.' })
  const at = '2025-03-01T18:00:00.000Z'
  withQuestions([{ remote: 'mfe-test', version: '2.0.0', at, sentence: '7 of 40 networks failed' }])
  await show()
  await expect.element(now.getByRole('alert')).toMatchTextContent('7 of 40 networks failed')
  expect(now.getByRole('alert').elements()).toHaveLength(1)
})
