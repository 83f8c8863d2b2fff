import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import { texts } from '../support/texts.ko.ts'

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
  '이동형 카드단말기 임대차 계약서',
  '포장재 구매내역',
  '배달 표시 간판·전단지',
  '배달완료 사진·문자',
  '꽃배달협회·세탁물 인수증',
  '배달대장 (주소 기재)',
]

test.describe('the notice of required proof', () => {
  test.beforeEach(({ page }) => page.clock.setFixedTime(IN_KOREA))

  test('shows thirteen examples, each with its name', async ({ page, home, notices: { proof } }) => {
    await home.open()
    await proof.isShown()
    await expect(proof.images).toHaveCount(13)
    for (const [place, name] of EXAMPLES.entries()) {
      const figure = proof.box.getByRole('figure').nth(place)
      await figure.scrollIntoViewIfNeeded()
      await expect(figure.locator('figcaption')).toHaveText(name)
      await expect(figure.getByRole('img')).toHaveAttribute('alt', /.{15,}/)
      await expect(figure.getByRole('img')).toHaveJSProperty('naturalWidth', 480)
    }
    await expect(page).toHaveURL('/')
  })

  for (const [button, name] of [
    ['증빙자료 예시 받기', '증빙자료 예시.pdf'],
    ['배달대장 서식 받기', '배달대장 서식.pdf'],
  ] as const) {
    test(`gives the file ${name}`, async ({ page, home, notices: { proof } }) => {
      await home.open()
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        proof.box.getByRole('button', { name: button }).click(),
      ])
      expect(download.suggestedFilename()).toBe(name)
      const content = await (await download.createReadStream()).toArray()
      expect(Buffer.concat(content).subarray(0, 5).toString()).toBe('%PDF-')
    })
  }

  test('opens with its box ticked, and stays away for the day when it is closed so', async ({
    page,
    home,
    notices,
  }) => {
    await home.open()
    await expect(notices.proof.notToday).toBeChecked()
    await notices.proof.close()
    await notices.proof.isGone()
    expect(await notices.kept()).toEqual({
      'home-proof-notice-expiry-date': DAY,
      'home-proof-notice-do-not-show': 'true',
    })

    await page.reload()
    await notices.image.isShown()
    await notices.proof.isGone()
  })

  test('comes back at the next visit when it is closed without the tick', async ({ page, home, notices }) => {
    await home.open()
    await notices.proof.closeFor({ today: false })
    expect(await notices.kept()).toEqual({})
    await page.reload()
    await notices.proof.isShown()
  })

  test('comes back on the next day, which begins at midnight in Korea', async ({ page, home, notices }) => {
    await home.open()
    await notices.proof.close()
    await page.clock.setFixedTime('2025-06-26T14:59:59Z')
    await page.reload()
    await notices.image.isShown()
    await notices.proof.isGone()

    await page.clock.setFixedTime('2025-06-26T15:00:00Z')
    await page.reload()
    await notices.proof.isShown()
    await expect.poll(notices.kept).toEqual({ 'home-proof-notice-expiry-date': DAY })
  })

  test('is opened again from the page, takes the focus, and gives it back', async ({
    page,
    home,
    notices,
  }) => {
    await home.open()
    await notices.image.close()
    await notices.proof.close()
    await notices.reopenProof()
    await notices.proof.isShown()
    await expect(notices.proof.box.locator(':focus')).toHaveCount(1)

    await page.keyboard.press('Escape')
    await notices.proof.isGone()
    await expect(page.getByRole('button', { name: '제출서류 안내 다시 보기' })).toBeFocused()
  })

  test('tells in its place that a picture does not come', async ({
    allowConsole,
    breakSite,
    home,
    notices: { proof },
  }) => {
    allowConsole(/status of 500/)
    await breakSite({ target: '/cdn/images/evidence/', kind: 'status', value: 500 })
    await home.open()
    await expect(proof.box.getByText(texts.documents.imageFailed).first()).toBeVisible()
  })
})

test.describe('the second notice', () => {
  for (const [time, isShown] of [
    ['2025-06-30T01:59:59', true],
    ['2025-06-30T02:00:00', false],
  ] as const) {
    test(`${isShown ? 'shows' : 'is over'} at ${time}`, async ({ page, home, notices }) => {
      await page.clock.setFixedTime(`${time}+09:00`)
      await home.open()
      await notices.proof.isShown()
      await expect(notices.image.box).toBeVisible({ visible: isShown })
    })
  }

  test('goes by itself when its time is over', async ({ page, home, notices }) => {
    await page.clock.install({ time: '2025-06-30T01:59:30+09:00' })
    await home.openUntilTurnIsOver()
    await notices.image.isShown()
    await page.clock.fastForward('00:30')
    await notices.image.isGone()
    await notices.proof.isShown()
  })

  test('is put away for the day by itself', async ({ page, home, notices }) => {
    await page.clock.setFixedTime(IN_KOREA)
    await home.open()
    await expect(notices.image.notToday).toBeChecked()
    await notices.image.close()
    await page.reload()
    await notices.proof.isShown()
    await notices.image.isGone()
    expect(await notices.kept()).toEqual({
      'home-image-notice-expiry-date': DAY,
      'home-image-notice-do-not-show': 'true',
    })
  })
})

test('Escape closes the notice in front, then the other, as their close buttons do', async ({
  page,
  home,
  notices,
}) => {
  await page.clock.setFixedTime(IN_KOREA)
  await home.open()
  await notices.image.isShown()
  await page.keyboard.press('Escape')
  await notices.proof.isGone()
  await notices.image.isShown()
  await page.keyboard.press('Escape')
  await notices.image.isGone()
  expect(Object.keys(await notices.kept())).toHaveLength(4)
})

test('opens no window by itself, takes no focus, and leaves the page usable', async ({
  page,
  context,
  home,
  notices,
}) => {
  await page.clock.setFixedTime(IN_KOREA)
  await home.open()
  await notices.proof.isShown()
  expect(context.pages()).toHaveLength(1)
  await expect(page.locator('body')).toBeFocused()
  await page.getByRole('link', { name: '자주 묻는 질문' }).first().click()
  await expect(page).toHaveURL('/board-faq')
})

test('the notices come before the tiles for whoever walks by keyboard', async ({ page, home, notices }) => {
  await page.clock.setFixedTime(IN_KOREA)
  await home.open()
  await page.getByRole('link', { name: '본문 바로가기' }).focus()
  await page.keyboard.press('Enter')

  const { image, proof } = notices
  const wanted = [
    image.notToday,
    image.box.getByRole('button', { name: '닫기' }),
    proof.box.getByRole('button', { name: '증빙자료 예시 받기' }),
    proof.box.getByRole('button', { name: '배달대장 서식 받기' }),
    proof.notToday,
    proof.box.getByRole('button', { name: '닫기' }),
    home.eligibilityTile,
  ]
  for (const element of wanted) {
    await page.keyboard.press('Tab')
    await expect(element).toBeFocused()
  }
})

test('a browser that keeps nothing shows them, and lets them be closed', async ({
  page,
  allowConsole,
  home,
  notices,
}) => {
  allowConsole(/PopupNotRemembered|SecurityError|storage/i)
  await page.clock.setFixedTime(IN_KOREA)
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get: () => {
        throw new DOMException('forbidden', 'SecurityError')
      },
    })
  })
  await home.open()
  await notices.proof.close()
  await notices.proof.isGone()
  await notices.image.close()
  await notices.image.isGone()
  await home.isShown()
})

test('the notice of the FAQ starts unticked, and stays away only for who ticks it', async ({
  page,
  notices: { faq },
}) => {
  await page.clock.setFixedTime(IN_KOREA)
  await page.goto('/board-faq')
  await faq.isShown()
  await expect(faq.images).toHaveCount(1)
  await expect(faq.notToday).not.toBeChecked()
  await faq.close()
  await page.reload()
  await faq.closeFor({ today: true })

  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await faq.isGone()
  await page.clock.setFixedTime('2025-06-27T00:00:00+09:00')
  await page.reload()
  await faq.isShown()
})

for (const [device, viewport] of Object.entries({
  phone: { width: 360, height: 740 },
  desktop: { width: 1280, height: 900 },
})) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport })

    test('axe finds nothing, and the way to close is in sight', async ({ page, home, notices }) => {
      await page.clock.setFixedTime(IN_KOREA)
      await home.open()
      await notices.proof.isShown()
      await expect(notices.proof.box.getByRole('button', { name: '닫기' })).toBeInViewport({ ratio: 1 })
      await expectAccessible(page)

      await notices.proof.box.getByRole('figure').last().scrollIntoViewIfNeeded()
      await expect(notices.proof.notToday).toBeInViewport()
      await notices.proof.close()
      await expect(notices.image.box.getByRole('button', { name: '닫기' })).toBeInViewport({ ratio: 1 })
      await expectAccessible(page)
    })
  })
}
