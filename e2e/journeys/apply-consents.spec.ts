import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { expectSession } from '../support/session.ts'
import { expect, test } from '../support/test.ts'
import { texts } from '../support/texts.ko.ts'

const CONSENTS = '/api/v1/auth/consents'
const AGREEMENTS = '/api/agreements'

test.beforeEach(async ({ businessNumber, identityCheck, consents, site }) => {
  const { businessNumber: brNo } = await site.sandbox.business('open-individual-quick')
  await businessNumber.open()
  await businessNumber.type(brNo)
  await businessNumber.confirm()
  await identityCheck.isShown()
  await identityCheck.verify('간편인증')
  await consents.isShown()
})

test('all consents and the request for my-data lead to the form, each screen with its own columns', async ({
  page,
  consents,
  mydata,
}) => {
  const bodies = postedTo(page, CONSENTS)
  const records = postedTo(page, AGREEMENTS)
  await consents.agreeToEverything()
  await consents.confirm()
  await mydata.isShown()
  await expectSession(page, { consentCheck: 'N', marketingUseAgreement: 'Y' })

  await expect(mydata.request).toBeDisabled()
  await mydata.all.check()
  await mydata.request.check()
  await mydata.confirm()
  await expect(page).toHaveURL('/aply-info')

  await expectSession(page, {
    consentCheck: 'Y',
    mydataUseAgreement: 'Y',
    agreementInfo: {
      personal: { version: '3.0.0', agreements: { length: 12 } },
      mydata: { version: '3.0.0', agreements: { length: 6 } },
    },
  })
  const [first, second] = bodies() as { consentsData: { version: string; agreements: object } }[]
  expect(first).toMatchObject({
    brno: '1234567801',
    ci: expect.stringContaining('SANDBOX/CI'),
    aplyNo: expect.stringMatching(/^2025/),
    consentsData: { version: '3.0.0' },
  })
  expect(first?.consentsData.agreements).toMatchObject({ info_collection_yn: { orderNo: 1, value: 'Y' } })
  expect(Object.keys(first?.consentsData.agreements ?? {})).toHaveLength(12)
  expect(Object.keys(second?.consentsData.agreements ?? {})).toHaveLength(6)
  expect(records()).toMatchObject([{ aplyNo: expect.stringMatching(/^2025/) }])
})

test('the boxes for several follow the single ones', async ({ consents }) => {
  const group = consents.group('개인정보 동의')
  const forGroup = group.getByRole('checkbox', { name: /^모두 동의/ })
  await consents.agreeToEverything()
  await expect(consents.box(/./)).toHaveCount(16)
  await expect(group.getByRole('checkbox', { checked: true })).toHaveCount(4)

  await consents.box(/^홍보/).uncheck()
  await expect(consents.everything).not.toBeChecked()
  await expect(forGroup).not.toBeChecked()
  await expect(consents.box(/^개인정보 수집/)).toBeChecked()

  await consents.nothing.check()
  await expect(consents.box(/^개인정보 수집/)).not.toBeChecked()
  await expect(consents.nothing).toBeChecked()
  await consents.confirm()
  await consents.refusesFor(/^개인정보 수집/)
})

test('without any one of the required consents nobody goes on', async ({ page, consents }) => {
  const bodies = postedTo(page, CONSENTS)
  await consents.agreeToEverything()
  for (const required of [
    '개인정보 수집·이용 동의',
    '개인정보 제3자 제공 동의',
    '과세정보 제공 동의',
    '지원사업 공고와 유의사항 확인',
    '배달·택배비 사용 사실 확인',
    '부정수급 제재에 관한 확인',
    '중복 지원 여부 확인',
    '배달·택배 이용 실적 수집 확인',
    '배달 이용 정보 제공받기 동의',
    '배달 플랫폼에 대한 정보 제공 동의',
  ]) {
    const box = `${required} (필수)`
    await consents.box(box).uncheck()
    await consents.confirm()
    await consents.refusesFor(box)
    await consents.box(box).check()
  }
  expect(bodies()).toEqual([])
})

test('shared information can be declined, after a question', async ({ page, consents, dialog, mydata }) => {
  const bodies = postedTo(page, CONSENTS)
  await consents.agreeToEverything()
  await consents.box('행정정보 공동이용 사전동의 (선택)').uncheck()
  await consents.confirm()
  await dialog.says(texts.consents.documentsQuestion)
  await dialog.press('아니요')
  await consents.isShown()
  expect(bodies()).toEqual([])

  await consents.confirm()
  await dialog.press('예')
  await mydata.isShown()
  expect(bodies()).toMatchObject([
    { consentsData: { agreements: { info_admin_yn: { orderNo: 4, value: 'N' } } } },
  ])
})

test('the text of a consent unfolds on demand', async ({ page }) => {
  const text = page.getByText('2023년~2024년 매출 신고액')
  await expect(text).toBeHidden()
  await page.getByText('과세정보 제공 동의 내용 보기').click()
  await expect(text).toBeVisible()
})

test('what was saved stands when somebody comes back, and is not sent again unless it is changed', async ({
  page,
  consents,
  mydata,
}) => {
  await consents.agreeToEverything()
  await consents.confirm()
  await mydata.isShown()
  await mydata.all.check()
  await mydata.noRequest.check()
  await mydata.confirm()
  await expect(page).toHaveURL('/aply-info')
  await expectSession(page, { consentCheck: 'Y', mydataUseAgreement: 'N' })
  await expect(page.getByRole('heading', { name: '제출서류' })).toBeVisible()

  const bodies = postedTo(page, CONSENTS)
  await page.goto('/info-agree')
  await consents.isShown()
  await expect(consents.everything).toBeChecked()
  await consents.confirm()
  await expect(page).toHaveURL('/aply-info')
  expect(bodies()).toEqual([])

  await page.goto('/info-agree')
  await consents.box(/^홍보/).uncheck()
  await expectSession(page, { consentCheck: 'N' })
  await consents.confirm()
  await mydata.isShown()
  await expect(mydata.noRequest).toBeChecked()
  await mydata.confirm()
  await expect(page).toHaveURL('/aply-info')
  expect(bodies()).toHaveLength(2)
})

test('cancel leads back, from my-data to the consents and from there to the identity check', async ({
  consents,
  identityCheck,
  mydata,
}) => {
  await consents.agreeToEverything()
  await consents.confirm()
  await mydata.isShown()
  await mydata.cancel()
  await consents.isShown()
  await consents.cancel()
  await identityCheck.isShown()
})

test('consents that could not be saved are told of, and stay as they were', async ({
  allowConsole,
  breakSite,
  mend,
  consents,
  dialog,
  mydata,
}) => {
  allowConsole(/status of 500/)
  await breakSite({ target: CONSENTS, kind: 'status', value: 500 })
  await consents.agreeToEverything()
  await consents.confirm()
  await dialog.isReadAndClosed(texts.consents.saveFailed)
  await consents.isShown()
  await expect(consents.everything).toBeChecked()

  await mend()
  await consents.confirm()
  await mydata.isShown()
})

test('a record that could not be kept is told of, and keeps nobody out of the form', async ({
  page,
  allowConsole,
  breakSite,
  consents,
  dialog,
  mydata,
}) => {
  allowConsole(/status of 500/)
  await consents.agreeToEverything()
  await consents.confirm()
  await mydata.isShown()
  await breakSite({ target: AGREEMENTS, kind: 'status', value: 500 })
  await mydata.all.check()
  await mydata.request.check()
  await mydata.confirm()
  await dialog.isReadAndClosed(texts.consents.agreementsFailed)
  await expect(page).toHaveURL('/aply-info')
})

for (const [device, viewport] of Object.entries({
  phone: { width: 360, height: 740 },
  desktop: { width: 1280, height: 900 },
})) {
  test(`axe finds nothing on a ${device}: fresh, unfolded, refused, and on my-data`, async ({
    page,
    consents,
    mydata,
  }) => {
    await page.setViewportSize(viewport)
    await expectAccessible(page)
    await page.getByText('개인정보 수집·이용 동의 내용 보기').click()
    await consents.confirm()
    await consents.refusesFor(/^개인정보 수집/)
    await expectAccessible(page)

    await consents.agreeToEverything()
    await consents.confirm()
    await mydata.isShown()
    await expectAccessible(page)
    await mydata.all.check()
    await mydata.confirm()
    await expect(page.getByText(texts.consents.requiredMissing)).toBeVisible()
    await expectAccessible(page)
  })
}

test('the screens of the trial are not reachable', async ({ page, allowConsole, dialog, home }) => {
  allowConsole(/status of 404/)
  for (const path of ['/info-agree-test', '/mydata-agree-test']) {
    await page.goto(path)
    await dialog.isReadAndClosed(texts.unknownPath)
    await home.isShown()
  }
})

/** The bodies that the page has posted to an address since. */
function postedTo(page: Page, path: string): () => unknown[] {
  const bodies: unknown[] = []
  page.on('request', request => {
    if (new URL(request.url()).pathname === path) bodies.push(request.postDataJSON())
  })
  return () => bodies
}
