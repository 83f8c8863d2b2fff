import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

test('a registry that was changed on the way is not followed: the last good one is in use, and without one home stands', async ({
  page,
  allowConsole,
  frame,
  home,
  failedArea,
  resultLookup,
}) => {
  allowConsole(/registry/, /mfe[-_]queue/, /preloaded using link preload/)
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  await home.open()
  await home.isShown()

  const attack = await sendOtherEntries(page, '//evil.example/')
  await page.goto('/bzmn-result')
  await resultLookup.isShown()
  await frame.goHome()
  await home.isShown()

  await page.evaluate(() => localStorage.removeItem('sbiz_registry'))
  await page.goto('/')
  await home.isShown()
  await page.goto('/bzmn-result')
  await failedArea.isTold()
  await expect(frame.footer).toBeVisible()
  expect(asked.filter(url => url.includes('evil.example'))).toEqual([])

  // A sound registry of its own could reach the page before the press.
  attack.spareDocuments()
  await failedArea.retry()
  await resultLookup.isShown()
})

test('a browser that does not know these signatures verifies them with what the site brings along', async ({
  page,
  resultLookup,
}) => {
  await page.addInitScript(() => {
    const { importKey } = SubtleCrypto.prototype
    Object.defineProperty(SubtleCrypto.prototype, 'importKey', {
      value(this: SubtleCrypto, ...args: Parameters<typeof importKey>) {
        if (args[2] !== 'Ed25519') return importKey.apply(this, args)
        sessionStorage.setItem('asked for', 'Ed25519')
        return Promise.reject(new DOMException('', 'NotSupportedError'))
      },
    })
  })
  await page.goto('/bzmn-result')
  await resultLookup.isShown()
  const stored = () =>
    page.evaluate(() => [sessionStorage.getItem('asked for'), localStorage.getItem('sbiz_registry')])
  await expect.poll(stored).toEqual(['Ed25519', expect.stringContaining('mfe-result')])
})

/** Makes every registry, in a document and by itself, name the remotes' files at another host. */
async function sendOtherEntries(page: Page, host: string): Promise<{ spareDocuments: () => void }> {
  let changesDocuments = true
  await page.route('**', async route => {
    const request = route.request()
    const isDocument = request.resourceType() === 'document' && changesDocuments
    if (!isDocument && !request.url().includes('/registry.json')) return route.fallback()
    const response = await route.fetch()
    const body = (await response.text()).replaceAll('"entry":"/', `"entry":"${host}`)
    return route.fulfill({ response, body })
  })
  return { spareDocuments: () => void (changesDocuments = false) }
}
