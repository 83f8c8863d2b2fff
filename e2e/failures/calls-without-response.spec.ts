import { join } from 'node:path'
import { inBoxes } from '../support/pages/business-number.ts'
import { expect, test } from '../support/test.ts'
import { texts } from '../support/texts.ko.ts'

// This site waits two seconds for a response. Others wait five, and a minute for a form with files.
const SITE_CONFIG = join(import.meta.dirname, '../support/site/short-of-time.json')
test.use({ siteSettings: { SITE_CONFIG } })

const REGISTER = '/api/v1/business/first/register'

test('a business is not registered in time: that is said, and the next press goes through', async ({
  site,
  breakSite,
  mend,
  businessNumber,
  identityCheck,
  dialog,
}) => {
  const { businessNumber: brNo } = await site.sandbox.business('open-individual-quick')
  await breakSite({ target: REGISTER, kind: 'hang' })
  await businessNumber.open()
  await businessNumber.type(brNo)
  await businessNumber.confirm()
  await expect(businessNumber.confirmButton).toBeDisabled()
  await dialog.isReadAndClosed(texts.calls.timedOut)
  await expect(businessNumber.confirmButton).toBeFocused()
  await businessNumber.holds(inBoxes(brNo))

  await mend()
  await businessNumber.confirm()
  await identityCheck.isShown()
})

test('a device that is offline: that is said, and the number stays', async ({
  page,
  allowConsole,
  businessNumber,
  identityCheck,
  dialog,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED/)
  await businessNumber.open()
  await businessNumber.type('1234567802')
  await page.context().setOffline(true)
  await businessNumber.confirm()
  await dialog.isReadAndClosed(texts.calls.offline)
  await businessNumber.holds(inBoxes('1234567802'))

  await page.context().setOffline(false)
  await businessNumber.confirm()
  await identityCheck.isShown()
})
