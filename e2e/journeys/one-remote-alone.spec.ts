import { expect, test } from '../support/test.ts'

const CALL = 'POST /api/v1/application/result/detail/brno'

test('a tester opens one remote in a named state, lets a call fail, and hands the address on', async ({
  page,
}) => {
  const remotes = new Set<string>()
  page.on('request', request => {
    const [, remote] = /\/remotes\/([^/]+)\//.exec(request.url()) ?? []
    if (remote) remotes.add(remote)
  })
  const frame = page.frameLocator('iframe')
  const journal = page.getByRole('list', { name: '기록' })

  await page.goto('/sandbox/remote/mfe-proof')
  await page.getByLabel('시나리오').selectOption('supplement-requested')
  await page.getByLabel('화면 너비').selectOption('360')
  await page.getByRole('button', { name: '이 조건으로 열기' }).click()
  await expect(page).toHaveURL(/\?scenario=supplement-requested&width=360$/)
  await expect(frame.locator('#areas h1')).toHaveText('증빙등록')
  await expect(journal).toContainText(`${CALL} 200`)
  expect([...remotes]).toEqual(['mfe-proof'])

  await page.getByText('호출별 장애').click()
  await page.getByLabel('호출', { exact: true }).selectOption(CALL)
  await page.getByLabel('장애', { exact: true }).selectOption('401-AUTH_EXPIRED')
  await page.getByRole('button', { name: '장애 추가' }).click()
  await expect(frame.getByRole('dialog')).toContainText('인증정보가 만료되었습니다.')
  await expect(journal).toContainText(`${CALL} 401`)

  await page.goto(`${page.url()}&responses=recorded`.replace(/&fault=[^&]*/, ''))
  await expect(journal).toContainText(`${CALL} 200`)
  await expect(frame.locator('#areas h1')).toHaveText('증빙등록')
  expect([...remotes]).toEqual(['mfe-proof'])
})
