import type { Page } from '@playwright/test'
import { expectSession } from '../support/session.ts'
import { expect, test } from '../support/test.ts'

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

/** Returns the bodies that the page has posted to an address since this call. */
function postedTo(page: Page, path: string): () => unknown[] {
  const bodies: unknown[] = []
  page.on('request', request => {
    if (new URL(request.url()).pathname === path) bodies.push(request.postDataJSON())
  })
  return () => bodies
}
