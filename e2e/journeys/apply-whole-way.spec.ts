import { filedFor, withdraw } from '../support/applicants.ts'
import { applicationNumberIn } from '../support/session.ts'
import { expect, test } from '../support/test.ts'
import { texts } from '../support/texts.ko.ts'

const applicants = [
  {
    who: 'a sole proprietor',
    business: { key: 'open-individual-confirmed', digits: '1234567802', kind: '개인', name: '시험상점' },
    person: { name: '시험신규', residenceRear: '0000001' },
    method: '간편인증',
  },
  {
    who: 'a corporation',
    business: { key: 'open-corporation', digits: '1234567803', kind: '법인', name: '시험주식회사' },
    person: { name: '시험대표', residenceRear: '0000006' },
    method: '휴대폰 인증',
  },
] as const

for (const { who, business, person, method } of applicants) {
  test(
    `${who} goes the whole way, from the first question to the receipt`,
    { tag: business.kind === '개인' ? ['@everywhere', '@firefox'] : [] },
    async ({ page, site, selfCheck, businessNumber, identityCheck, consents, mydata, applicationForm }) => {
      await selfCheck.open()
      await selfCheck.answerAllWithYes()
      await selfCheck.confirm()
      await businessNumber.isShown()
      await businessNumber.type(business.digits)
      await businessNumber.confirm()
      await identityCheck.isShown()
      await identityCheck.verify(method, { person: person.name })
      await consents.isShown()
      await consents.agreeToEverything()
      await consents.confirm()
      await mydata.isShown()
      await mydata.all.check()
      await mydata.request.check()
      await mydata.confirm()

      await applicationForm.isShown(business.kind)
      await applicationForm.fillResidenceRear(person.residenceRear)
      await applicationForm.fillBusiness({ companyName: business.name })
      if (business.kind === '법인') {
        await applicationForm.fillCorporateNumber()
        await applicationForm.settlementMonth.selectOption('12')
      }
      await applicationForm.fillAccount()
      await applicationForm.checkAccount()
      await applicationForm.submit()
      const applicationNumber = await applicationNumberIn(page)
      await applicationForm.confirmAnswers()

      await expect(page).toHaveURL('/aply-cmptn')
      await expect(page.getByText(texts.application.received)).toBeVisible()
      await expect(page.getByRole('main').getByText(applicationNumber)).toBeVisible()
      expect(await filedFor(site, business.digits)).toMatchObject([{ aplyNm: person.name, prcsStts: '신청' }])
      await withdraw(site, { businessNumber: business.digits, person })
    },
  )
}
