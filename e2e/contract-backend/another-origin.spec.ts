import { startWith } from '../support/session.ts'
import { APPLICATION } from './backend/business.ts'
import { test } from './test.ts'
import { verifyBy } from './verify-by.ts'
import { goTheWholeWay } from './whole-way.ts'

const registered = {
  schemaVersion: 1,
  aplyNo: APPLICATION,
  aplyType: '신속',
  brNo: '1234567891',
  mngFrGb: '1',
}

goTheWholeWay('간편인증')

for (const method of ['휴대폰 인증', '금융인증서', '공동인증서', '아이핀'] as const) {
  test(`${method} leads on to the consents with a backend of another origin that shows no more than it must`, async ({
    page,
    allowConsole,
    identityCheck,
    consents,
  }) => {
    // The financial certificate's own address for results is one for its provider.
    allowConsole(/status of 400/)
    await startWith(page, registered)
    await identityCheck.open()
    await verifyBy(page, identityCheck, method)
    await consents.isShown()
  })
}
