import { expectAccessible } from '../support/accessible.ts'
import { leap } from '../support/leap.ts'
import { expect, test } from '../support/test.ts'

test.use({ noticesOpen: true })

const DAY = '2025-06-26'
const IN_KOREA = `${DAY}T12:00:00+09:00`

const EXAMPLES = [
  '전자세금계산서',
  '택배 운임 청구서',
  '배달대행 정산서',
  '카드 매출전표',
  '택배 운송장',
  '상인회 배달대장 (직인)',
  '차량등록증',
  '이동식 카드단말기 임대계약서',
  '포장재 구매내역',
  '배달 표시 간판·전단지',
  '배달완료 사진·문자',
  '꽃배달협회·세탁물 인수증',
  '배달대장 (주소 기재)',
]

test('the notice of required proof shows thirteen examples by name, gives a file, and leaves the page usable', async ({
  page,
  context,
  home,
  notices: { proof },
}) => {
  await page.clock.setFixedTime(IN_KOREA)
  await home.open()
  await proof.isShown()
  expect(context.pages()).toHaveLength(1)
  await expect(page.locator('body')).toBeFocused()
  await expect(proof.images).toHaveCount(13)
  for (const [place, name] of EXAMPLES.entries()) {
    const figure = proof.box.getByRole('figure').nth(place)
    await figure.scrollIntoViewIfNeeded()
    await expect(figure.locator('figcaption')).toHaveText(name)
    await expect(figure.getByRole('img')).toHaveAttribute('alt', /.{15,}/)
    await expect(figure.getByRole('img')).toHaveJSProperty('naturalWidth', 480)
  }

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    proof.box.getByRole('button', { name: '증빙자료 예시 받기' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('증빙자료 예시.pdf')
  const content = await (await download.createReadStream()).toArray()
  expect(Buffer.concat(content).subarray(0, 5).toString()).toBe('%PDF-')

  await page.getByRole('link', { name: '자주 묻는 질문' }).first().click()
  await expect(page).toHaveURL('/board-faq')
})

test('the second notice goes by itself when its time is over', async ({ page, home, notices }) => {
  await page.clock.install({ time: '2025-06-30T01:59:30+09:00' })
  await home.openUntilTurnIsOver()
  await notices.image.isShown()
  await leap(page, '00:30')
  await notices.image.isGone()
  await notices.proof.isShown()
})

test('by keyboard the notices come before the tiles, Escape puts the one in front away for the day, and the page opens it again', async ({
  page,
  home,
  notices,
}) => {
  await page.clock.setFixedTime(IN_KOREA)
  await home.open()
  await notices.image.isShown()
  await page.getByRole('link', { name: '본문 바로가기' }).focus()
  await page.keyboard.press('Enter')
  const { image, proof } = notices
  for (const element of [
    image.notToday,
    image.box.getByRole('button', { name: '닫기' }),
    proof.box.getByRole('button', { name: '증빙자료 예시 받기' }),
    proof.box.getByRole('button', { name: '배달대장 서식 받기' }),
    proof.notToday,
    proof.box.getByRole('button', { name: '닫기' }),
    home.eligibilityTile,
  ]) {
    await page.keyboard.press('Tab')
    await expect(element).toBeFocused()
  }

  await expect(proof.notToday).toBeChecked()
  await page.keyboard.press('Escape')
  await proof.isGone()
  await image.isShown()
  expect(await notices.kept()).toEqual({
    'home-proof-notice-expiry-date': DAY,
    'home-proof-notice-do-not-show': 'true',
  })
  await page.keyboard.press('Escape')
  await image.isGone()
  await notices.reopenProof()
  await proof.isShown()
  await expect(proof.box.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await proof.isGone()
  await expect(page.getByRole('button', { name: '제출서류 안내 다시 보기' })).toBeFocused()
})

test('at 1280, 1024 and 768 px no notice covers a tile', async ({ page, home, notices }) => {
  await page.clock.setFixedTime(IN_KOREA)
  await home.open()
  for (const [width, height] of [
    [1280, 800],
    [1024, 768],
    [768, 1024],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const notice of [notices.proof, notices.image]) {
      await notice.isShown()
      const left = await notice.box.evaluate(box => box.getBoundingClientRect().left)
      const ends = await home.tiles.evaluateAll(tiles =>
        tiles.map(tile => tile.getBoundingClientRect().right),
      )
      expect(Math.max(...ends)).toBeLessThan(left)
    }
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('a notice is a line before the tiles, which opens it with the way to close in sight', async ({
    page,
    home,
    notices: { proof, image },
  }) => {
    await page.clock.setFixedTime(IN_KOREA)
    await home.open()
    for (const notice of [image, proof]) {
      await expect(notice.line).toBeVisible()
      await notice.isGone()
    }
    await expectAccessible(page)

    await proof.line.click()
    await expect(proof.box.getByRole('button', { name: '닫기' })).toBeInViewport({ ratio: 1 })
    await expectAccessible(page)
    await proof.box.getByRole('figure').last().scrollIntoViewIfNeeded()
    await expect(proof.notToday).toBeInViewport()
    await proof.close()
    await expect(proof.line).toBeHidden()
    await expect(image.line).toBeVisible()
  })
})
