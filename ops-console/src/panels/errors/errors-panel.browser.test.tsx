import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { FollowOps } from '../../api/follow-ops.ts'
import { show, signIn, site } from '../../testing/site.tsx'

const panel = page.getByRole('region', { name: '최근 1시간 오류' })
const failing = (remote: string, counts: Record<string, number>) => ({
  remote,
  counts,
  version: '1.0.0',
  open: 9,
  deferred: 0,
  unsaved: 0,
  measures: {},
})

beforeEach(signIn)
afterEach(() => sessionStorage.clear())

async function showFailures(...releases: ReturnType<typeof failing>[]) {
  site.responses['/ops/api/beacons'] = { since: '2026-03-01T23:00:00.000Z', releases, minutes: [] }
  await show()
}

it('the failures of one screen are a choice away, and so are those of all', async () => {
  await showFailures(failing('mfe-apply', { mount: 3, loaded: 40 }), failing('mfe-proof', { timeout: 2 }))
  const choice = panel.getByRole('combobox', { name: '화면' })
  await expect.element(panel).toMatchTextContent(/mfe-apply.*mfe-proof/)
  await choice.selectOptions('mfe-proof')
  await expect.element(panel).toMatchTextContent('시간 초과 2건')
  await expect.element(panel).not.toMatchTextContent('화면을 그리지 못함')
  await choice.selectOptions('모든 화면')
  await expect.element(panel).toMatchTextContent('화면을 그리지 못함 3건')
})

it('one screen alone needs no choice', async () => {
  await showFailures(failing('mfe-apply', { mount: 3 }))
  await expect.element(panel).toMatchTextContent('화면을 그리지 못함 3건')
  await expect.element(panel.getByRole('combobox')).not.toBeInTheDocument()
})

it('are all shown again when those of the chosen screen are over', async () => {
  let tell: (news: unknown) => void = () => undefined
  const follow: FollowOps = async function* (_, signal) {
    while (!signal.aborted) yield await new Promise(resolve => (tell = resolve))
  }
  const [apply, proof] = [failing('mfe-apply', { mount: 3 }), failing('mfe-proof', { timeout: 2 })]
  const report = (...releases: object[]) => ({
    topic: 'beacons',
    value: { since: '2026-03-01T23:00:00.000Z', releases, minutes: [] },
  })
  await show(follow)
  tell(report(apply, proof))
  await panel.getByRole('combobox', { name: '화면' }).selectOptions('mfe-proof')
  await expect.element(panel).not.toMatchTextContent('화면을 그리지 못함')
  tell(report(apply))
  await expect.element(panel).toMatchTextContent('화면을 그리지 못함 3건')
})
