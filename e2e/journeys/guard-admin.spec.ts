import { join } from 'node:path'
import { expect, test } from '../support/test.ts'

const LISTED = '192.0.2.10'
const allFeatures = join(import.meta.dirname, '../support/site/all-features.json')

// A site with all features, behind a proxy that sets the visitor's address.
test.use({ siteSettings: { SITE_CONFIG: allFeatures, TRUST_PROXY: 'on' } })

test('the admin page opens to a listed address alone, and leads all others home without a word', async ({
  page,
  home,
  dialog,
}) => {
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': LISTED })
  await page.goto('/bzmn-result-admin')
  await expect(page.getByRole('heading', { level: 1, name: '신청결과 확인 (관리자)' })).toBeVisible()
  await expect(page).toHaveURL('/bzmn-result-admin')

  await page.setExtraHTTPHeaders({ 'x-forwarded-for': '192.0.2.200' })
  await page.goto('/bzmn-result-admin')
  await home.isShown()
  await dialog.isGone()
})

test('so does it where the address cannot be learnt', async ({ page, home, allowConsole }) => {
  allowConsole(/public-address/)
  await page.route('**/sandbox/api/public-address', route => route.fulfill({ status: 503 }))
  await page.goto('/bzmn-result-admin')
  await home.isShown()
})

test('the pages for developers are there', async ({ page }) => {
  await page.goto('/info-agree-test')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveTitle(/\(시험\)/)
  await expect(page).toHaveURL('/info-agree-test')
})
