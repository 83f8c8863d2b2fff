import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { speechOfPage } from 'ui-kit/testing'
import { change, pressFolded, remote, show, signIn, site } from '../../testing/site.tsx'

const at = '2025-03-01T18:00:00.000Z'
const dialog = page.getByRole('dialog')
const press = (name: string) => dialog.getByRole('button', { name }).click()

beforeEach(signIn)

it('a canary is read with its fields, then with its effects above the button that carries it out', async () => {
  const effects = {
    action: 'canary',
    from: '1.0.0',
    to: '2.0.0',
    percent: 10,
    allow: ['a'],
    routesAdded: ['/alpha'],
  }
  site.responses['/ops/api/releases/mfe-test/canary'] = { ...change, ...effects, waits: true, isTried: true }
  await show()
  await pressFolded('mfe-test', '일부 게시')
  await press('바뀌는 내용 보기')
  await expect.element(dialog.getByRole('button', { name: '일부에게 게시하기' })).toBeVisible()
  await expect(await speechOfPage()).toMatchFileSnapshot('./canary.speech.txt')
})

it('a remote without another version is read with the advice to bring one', async () => {
  const alone = { ...remote, canary: null, former: [] }
  site.responses['/ops/api/releases'] = { revision: 3, issuedAt: at, remotes: [alone], questions: [] }
  site.responses['/ops/api/releases/stored'] = { releases: [] }
  await show()
  await page.getByRole('button', { name: 'mfe-test 전체 게시' }).click()
  await press('바뀌는 내용 보기')
  await expect.element(dialog.getByRole('combobox')).toHaveAccessibleDescription(/선택해주세요/)
  await expect(await speechOfPage()).toMatchFileSnapshot('./no-version.speech.txt')
})

it('a link for a tester is read once it is made, with its end', async () => {
  site.responses['/ops/api/overrides'] = { path: '/registry/override?token=T', version: '9.0.0', until: at }
  await show()
  await pressFolded('mfe-test', '시험 링크')
  await dialog.getByLabelText(/^릴리스가 있는 주소/).fill('https://preview.example.org/mfe-test/')
  await press('링크 만들기')
  await expect.element(dialog.getByLabelText('시험 링크')).toBeVisible()
  const speech = (await speechOfPage()).replace(location.origin, 'https://site.example.org')
  await expect(speech).toMatchFileSnapshot('./link.speech.txt')
})
