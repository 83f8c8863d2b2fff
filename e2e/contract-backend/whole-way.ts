import type { IdentityMethod } from '../support/pages/identity-check.ts'
import { texts } from '../support/texts.ko.ts'
import { verifyBy } from './verify-by.ts'
import { APPLICATION } from './backend/business.ts'
import { PERSON } from './backend/identity.ts'
import { expect, test } from './test.ts'

const BUSINESS = '1234567891'

/** Walks from the first question to the receipt, with every check of the form. */
export function goTheWholeWay(method: IdentityMethod): void {
  test(`an application verified by ${method} is filed with a backend that shows no more than it must`, async ({
    page,
    backend,
    selfCheck,
    businessNumber,
    identityCheck,
    consents,
    mydata,
    applicationForm,
  }) => {
    await selfCheck.open()
    await selfCheck.answerAllWithYes()
    await selfCheck.confirm()
    await businessNumber.isShown()
    await businessNumber.type(BUSINESS)
    await businessNumber.confirm()
    await identityCheck.isShown()
    await verifyBy(page, identityCheck, method)
    await consents.isShown()
    await consents.agreeToEverything()
    await consents.confirm()
    await mydata.isShown()
    await mydata.all.check()
    await mydata.request.check()
    await mydata.confirm()

    await applicationForm.isShown()
    await applicationForm.mobileNumber.fill('01012345678')
    await applicationForm.fillResidenceRear('1234567')
    await applicationForm.button('실명확인').click()
    await applicationForm.says(applicationForm.button('실명확인 완료'), texts.application.realNameDone)
    await applicationForm.fillBusiness()
    await applicationForm.button('사업자 정보 조회').click()
    await applicationForm.says(
      applicationForm.button('사업자 정보 조회 완료'),
      texts.application.businessDone,
    )
    await applicationForm.fillAccount({
      bank: '국민은행',
      accountNumber: '10000000000001',
      accountHolder: PERSON.name,
    })
    await applicationForm.checkAccount()
    await applicationForm.submit()
    await applicationForm.confirmAnswers()

    await expect(page).toHaveURL('/aply-cmptn')
    await expect(page.getByText(texts.application.received)).toBeVisible()
    expect(backend.filed).toMatchObject([
      {
        application: {
          aplyNo: APPLICATION,
          brno: BUSINESS,
          ci: PERSON.ci,
          aplyNm: PERSON.name,
          sprtAmt: 250_000,
          bankNm: '국민은행',
        },
        documents: [],
      },
    ])
  })
}
