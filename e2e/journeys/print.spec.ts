import { expect, test } from '../support/test.ts'

test('on paper a page is its content under the name of the service, dark on white', async ({
  page,
  frame,
  selfCheck,
}) => {
  await page.goto('/board-faq')
  await page.emulateMedia({ media: 'print' })
  await expect(frame.content).toBeVisible()
  await expect(frame.chatbot).toBeHidden()
  await page.emulateMedia({ media: 'screen' })

  await frame.goToApply()
  await selfCheck.isShown()
  await frame.settings.click()
  await frame.highContrast.check()
  await page.emulateMedia({ media: 'print' })
  await expect(frame.content).toBeVisible()
  await expect(frame.header.getByRole('link', { name: '소상공인 배달·택배비 지원' })).toBeVisible()
  for (const part of [frame.menu, frame.settings, frame.location, frame.footer])
    await expect(part).toBeHidden()
  await expect(page.getByRole('button', { name: '확인' })).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveCSS('color', 'rgb(255, 255, 255)')
})

test('the result on paper holds its status, its receipt and all of its proof, and nothing to press', async ({
  page,
  seeded,
}) => {
  const main = page.getByRole('main')
  const proof = main.getByRole('table', { name: '증빙 내역' }).locator('tbody tr')
  await seeded('every-proof-status')
  await page.goto('/aply-result')
  await expect(proof).toHaveCount(10)

  const printed = page.evaluate(
    () =>
      new Promise<string>(resolve => {
        addEventListener('beforeprint', () => resolve(document.querySelector('main')?.innerText ?? ''))
      }),
  )
  await main.getByRole('button', { name: '결과 인쇄' }).click()
  expect(await printed).toMatch(/대상선정[^]*150,000원[^]*14번[^]*1번[^]*신청번호\s+2025/)
  await expect(proof).toHaveCount(10)

  await page.emulateMedia({ media: 'print' })
  await expect(main.getByRole('heading', { name: /^진행 상태/ })).toBeVisible()
  await expect(main.getByRole('button')).toHaveCount(0)
})
