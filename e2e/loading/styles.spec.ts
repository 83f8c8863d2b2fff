import { expectNothingPainted, expectPainted, holdWaitForStyles } from '../support/first-paint.ts'
import { expect, test } from '../support/test.ts'

const SHEETS = ['reset', 'font', 'common', 'layout', 'template', 'content', 'style', 'index']
const ADDRESSES = SHEETS.map(name => `/cdn/css/${name}.css`)

test('no stylesheet link of the document is left, and none was loaded twice', async ({ page, selfCheck }) => {
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  const response = await selfCheck.open()
  await selfCheck.isShown()

  const document = (await response?.text())?.replaceAll(/<noscript>.*?<\/noscript>/gs, '')
  expect(document).not.toMatch(/<link[^>]*rel="?stylesheet/)
  for (const address of ADDRESSES) expect(asked.filter(path => path === address)).toHaveLength(1)
})

test('favicon and touch icon come from the CDN', async ({ page, request, selfCheck }) => {
  await selfCheck.open()
  const icons = page.locator('link[rel="icon"], link[rel="apple-touch-icon"]')
  const addresses = await icons.evaluateAll(links => links.map(link => link.getAttribute('href') ?? ''))
  expect(addresses).toEqual([
    '/cdn/images/favicon.svg',
    '/cdn/images/favicon-32.png',
    '/cdn/images/apple-touch-icon.png',
  ])
  for (const address of addresses) expect((await request.get(address)).status(), address).toBe(200)
})

test('looks cost no round trip: all are asked for at once, none waits for another', async ({
  page,
  selfCheck,
}) => {
  const asked = new Set<string>()
  const allAsked = Promise.withResolvers<undefined>()
  await page.route('/cdn/css/*', async route => {
    asked.add(new URL(route.request().url()).pathname)
    if (asked.size === SHEETS.length) allAsked.resolve(undefined)
    await allAsked.promise
    await route.continue()
  })
  await selfCheck.open()
  await selfCheck.isShown()
  expect([...asked].toSorted()).toEqual(ADDRESSES.toSorted())
})

test('nothing bare is painted: the page waits for its looks, though the app is ready', async ({
  page,
  frame,
}) => {
  const released = Promise.withResolvers<undefined>()
  await holdWaitForStyles(page)
  await page.route('/cdn/css/*', async route => {
    await released.promise
    await route.continue()
  })
  await page.goto('/self-check', { waitUntil: 'commit' })
  await expect(frame.menu).toBeAttached()
  await expectNothingPainted(page)

  released.resolve(undefined)
  await expectPainted(page)
})
