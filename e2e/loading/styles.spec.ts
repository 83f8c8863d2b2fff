import { expectNothingPainted, expectPainted, holdWaitForStyles } from '../support/first-paint.ts'
import { expect, test } from '../support/test.ts'
import { untilLoaded } from '../support/until-loaded.ts'

const SHEETS = ['reset', 'font', 'common', 'layout', 'template', 'content', 'style', 'index']
const FIRST_VIEW = '/cdn/css/first-view.css'
const ADDRESSES = SHEETS.map(name => `/cdn/css/${name}.css`)

test('the page shows itself with one sheet; the eight follow in their order, and none is loaded twice', async ({
  page,
  selfCheck,
}) => {
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  const response = await selfCheck.open()
  await selfCheck.isShown()

  const document = (await response?.text())?.replaceAll(/<noscript>.*?<\/noscript>/gs, '')
  expect(document).not.toMatch(/<link[^>]*rel="?stylesheet/)
  await expect.poll(() => asked.filter(path => ADDRESSES.includes(path))).toEqual(ADDRESSES)
  expect(asked.filter(path => path === FIRST_VIEW)).toHaveLength(1)
  expect(asked.indexOf(FIRST_VIEW)).toBeLessThan(asked.indexOf('/cdn/css/reset.css'))
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

test('home draws all of its words with one file of the site’s own typeface', async ({ page, home }) => {
  const fonts: string[] = []
  page.on('request', request => request.resourceType() === 'font' && fonts.push(request.url()))
  await home.open()
  await home.isShown()
  await untilLoaded(page)
  expect(fonts).toEqual([expect.stringMatching(/\/site-hangul\/home\.[0-9a-f]{10}\.woff2$/)])
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
