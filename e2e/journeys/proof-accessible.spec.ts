import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'

/** A picture of one grey point. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
)
const files = [
  { name: '운송장.png', mimeType: 'image/png', buffer: PICTURE },
  { name: '빈 파일.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) },
  { name: '장부.hwp', mimeType: 'application/x-hwp', buffer: Buffer.from('장부') },
]

test.use({ viewport: { width: 360, height: 740 } })

test('general proof is registered with the keyboard alone, and axe finds nothing on the way', async ({
  page,
  seeded,
  dialog,
}) => {
  const { keyboard } = page
  const main = page.getByRole('main')
  const register = main.getByRole('button', { name: '증빙 등록' })
  const press = (target: Locator) => pressByKeyboard(page, target)
  const confirm = () => press(dialog.box.getByRole('button', { name: '확인' }))
  await seeded('대상선정')
  await page.goto('/proof-reg-all')
  await expect(register).toBeVisible()

  await press(page.getByRole('link', { name: '본문 바로가기' }))
  await press(register)
  await expect(main.getByRole('region', { name: '입력한 내용을 확인해주세요.' })).toBeFocused()
  await expectAccessible(page)
  await press(main.getByRole('link', { name: '동의 여부를 확인해주세요.' }))
  await expect(main.getByRole('button', { name: /동의합니다/ })).toBeFocused()
  await keyboard.press('Enter')
  await press(main.getByRole('tab', { name: '직접 증빙', exact: true }))
  await press(main.getByRole('checkbox', { name: '2025년' }))
  await press(main.getByRole('radio', { name: /^금액/ }))
  await keyboard.press('ArrowDown')

  await reach(page, main.getByRole('textbox', { name: /^총 증빙건수/ }))
  await keyboard.type('101')
  await expectAccessible(page)
  await press(main.getByRole('button', { name: '100건으로 입력' }))
  await expect(main.getByRole('textbox', { name: /^총 증빙건수/ })).toBeFocused()

  const chooser = page.waitForEvent('filechooser')
  await press(main.getByRole('button', { name: '실적증빙 파일 파일 선택' }))
  await (await chooser).setFiles(files)
  await expect(main.getByRole('listitem').filter({ hasText: '장부.hwp' })).toContainText('올릴 수 없음')
  await expectAccessible(page)
  const photo = main.getByRole('button', { name: '운송장.png 크게 보기' })
  await press(photo)
  await expect(dialog.box.getByRole('img')).toBeVisible()
  await expectAccessible(page)
  await keyboard.press('Escape')
  await expect(photo).toBeFocused()
  await press(main.getByRole('button', { name: '장부.hwp 삭제' }))

  await press(register)
  await dialog.says('등록하시겠습니까?')
  await confirm()
  await dialog.says('빈 파일.pdf')
  await expectAccessible(page)
  for (const next of ['0바이트 파일을 제외하고 정상 파일만 등록합니다.', '증빙자료 등록이 완료되었습니다.']) {
    await confirm()
    await dialog.says(next)
  }
  await confirm()
  await expect(page).toHaveURL('/aply-result')
})

for (const [path, scenario, opener] of [
  ['/proof-intro', '대상선정', '직접배달 증빙 예시 보기'],
  ['/proof-reg', '대상선정', '영업증빙 예시 보기'],
  ['/proof-reg', 'business-proof-supplement', '보기 시험증빙1.jpg'],
  ['/proof-reg-add', 'business-proof-paid', '서류별 예시 그림 보기'],
] as const) {
  test(`axe finds nothing on ${path} (${scenario}), nor in what "${opener}" opens`, async ({
    page,
    seeded,
    dialog,
  }) => {
    await seeded(scenario)
    await page.goto(path)
    await page.getByRole('main').getByRole('button', { name: opener }).click()
    await expect(dialog.box.getByRole('img').first()).toBeVisible()
    await expectAccessible(page)
  })
}

const FARTHEST = 30

/** Moves the focus to a control by the keyboard alone. */
async function reach(page: Page, target: Locator): Promise<void> {
  const isThere = () => target.evaluate(element => element === document.activeElement)
  for (let tabs = 0; tabs < FARTHEST && !(await isThere()); tabs += 1) await page.keyboard.press('Tab')
  await expect(target).toBeFocused()
}

async function pressByKeyboard(page: Page, target: Locator): Promise<void> {
  await reach(page, target)
  const isTicked = await target.evaluate(element => element.matches('[type=checkbox], [type=radio]'))
  await page.keyboard.press(isTicked ? 'Space' : 'Enter')
}
