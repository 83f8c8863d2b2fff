import { join } from 'node:path'
import { filedFor } from '../support/applicants.ts'
import { expect, test } from '../support/test.ts'
import { texts } from '../support/texts.ko.ts'

const t = texts.application

// A file may take a minute; here it may take no longer than every other call.
const SITE_CONFIG = join(import.meta.dirname, '../support/site/hasty-uploads.json')
test.use({ siteSettings: { SITE_CONFIG } })

// A call that changes nothing is made once more by itself before anything is said.
const TWICE = { timeout: 15_000 }

test.beforeEach(() => test.setTimeout(90_000))

// Each waits ten seconds and more: one of a kind is told in every place, the others in the site only.
const LONG = { tag: '@site' }

for (const [what, target, press, message] of [
  ['real-name check', 'auth/realname', '실명확인', t.realNameFailed],
  ['business check', 'auth/validate-business', '사업자 정보 조회', t.businessFailed],
  ['account check', 'auth/validate-account-owner', '계좌인증', t.accountFailed],
] as const) {
  const where = what === 'real-name check' ? {} : LONG
  test(
    `the ${what}: told after five seconds, nothing is lost, and the next press goes through`,
    where,
    async ({ breakSite, mend, applicationForm, dialog, bringToForm }) => {
      await bringToForm()
      await applicationForm.isShown()
      await applicationForm.fillResidenceRear('0000001')
      await applicationForm.fillBusiness()
      await applicationForm.fillAccount()
      await breakSite({ target: `/api/v1/${target}`, kind: 'hang' })
      await applicationForm.button(press).click()
      await dialog.isReadAndClosed(message, TWICE)
      await expect(applicationForm.button(press)).toBeFocused()
      await expect(applicationForm.residenceRear).toHaveValue('0000001')
      await expect(applicationForm.accountHolder).toHaveValue('시험신규')

      await mend()
      await applicationForm.button(press).click()
      await expect(applicationForm.button(`${press} 완료`)).toBeVisible()
    },
  )
}

for (const [what, target, business, message] of [
  ['last look at the account', 'auth/account/verify', 'open-individual-confirmed', t.accountFailed],
  ['delivery fee', 'application/info/delitotalamt', 'quick-below-cap', t.failed],
  ['application itself', 'application/create', 'open-individual-confirmed', t.failed],
] as const) {
  const where = what === 'application itself' ? {} : LONG
  test(
    `the ${what}: told, nothing is lost, and a second try files once`,
    where,
    async ({ page, site, breakSite, mend, applicationForm, dialog, bringToForm }) => {
      const { businessNumber } = await bringToForm({ business })
      await applicationForm.isShown()
      await applicationForm.fillEverything()
      await breakSite({ target: `/api/v1/${target}`, kind: 'hang' })
      await applicationForm.submit()
      await applicationForm.confirmAnswers()
      await dialog.isReadAndClosed(message, TWICE)
      await expect(applicationForm.residenceRear).toHaveValue('0000001')
      expect(await filedFor(site, businessNumber)).toEqual([])

      await mend()
      await applicationForm.submit()
      await applicationForm.confirmAnswers()
      await expect(page).toHaveURL('/aply-cmptn')
      expect(await filedFor(site, businessNumber)).toHaveLength(1)
    },
  )
}

test(
  'the list of banks: told on the page, and asked for again',
  LONG,
  async ({ page, breakSite, mend, applicationForm, bringToForm }) => {
    await breakSite({ target: '/api/v1/common/codes/groups/list', kind: 'hang' })
    await bringToForm()
    await applicationForm.isShown()
    await expect(page.getByText('은행 목록을 불러오지 못했습니다.')).toBeVisible(TWICE)
    await mend()
    await applicationForm.button('다시 불러오기').click()
    await applicationForm.bank.selectOption({ label: 'KB국민은행' })
  },
)
