import { openReleases, setCanary } from 'release-store'
import { startTestServer } from 'server-kit/testing'
import { expect, it } from 'vitest'
import { createOrigin } from '../origin.ts'
import { originScene } from '../testing/origin-scene.ts'

const { address, file, get, publish, rawly, settings } = originScene()

async function headOf(path: string) {
  const page = await (await get(path)).text()
  const content = (name: string) =>
    new RegExp(`<meta\\s+(?:name|property)="${name}"\\s+content="([^"]*)"`).exec(page)?.[1]
  return {
    title: /<title>([^<]*)/.exec(page)?.[1],
    description: content('description'),
    shared: [content('og:title'), content('og:description')],
    picture: content('og:image'),
  }
}

it.each([
  ['/', '소상공인 지원', 'The &quot;first&quot; page.'],
  ['/self-check', '/self-check | 소상공인 지원', 'Five questions.'],
  ['/test-area', '시험 | 소상공인 지원', 'An area.'],
  ['/objctRqst', '/objctRqst | 소상공인 지원', 'The &quot;first&quot; page.'],
  ['/nothing', '소상공인 지원', 'The &quot;first&quot; page.'],
  ['/trial', '소상공인 지원', 'The &quot;first&quot; page.'],
])(
  '%s has its title and description in the document itself, for search and previews',
  async (...expected) => {
    const [path, title, description] = expected
    expect(await headOf(path)).toMatchObject({ title, description, shared: [title, description] })
  },
)

it('the picture of a preview has a whole address', async () => {
  expect((await headOf('/self-check')).picture).toBe('https://cdn.example.org/site/images/share.png')
})

it('a host in capitals is the same site, of which no other pages are made', async () => {
  const { body } = await rawly('/robots.txt', { host: 'LOCALhost' })
  expect(body.toString()).toContain('Sitemap: http://localhost/sitemap.xml')
})

it('search engines are asked not to look at the pages of the staff, and find the map of the others', async () => {
  const robots = await get('/robots.txt')
  expect(robots.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(await robots.text()).toBe(
    `User-agent: *\nDisallow: /ops/\nDisallow: /sandbox/\nSitemap: ${address()}/sitemap.xml\n`,
  )
})

it('the map for search engines names each page once, whichever releases have it', async () => {
  const releases = openReleases({ dataDir: file('data') })
  await publish('1.1.0')
  await setCanary(releases, { remote: 'mfe-test', by: 'test', version: '1.0.0', percent: 5 })
  const sitemap = await get('/sitemap.xml')
  expect(sitemap.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  const listed = [...(await sitemap.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc)
  expect(listed).toEqual(['/', '/self-check', '/test-area'].map(path => address() + path))
})

it('a site for developers has their pages, which search engines do not list; its pictures are at its own origin', async () => {
  const config = { ...settings(), siteConfig: { features: { devRoutes: true } } }
  const { address: own, stop } = await startTestServer([await createOrigin(config)])
  const [page, sitemap] = await Promise.all(['/trial', '/sitemap.xml'].map(path => fetch(own + path)))
  expect(page?.status).toBe(200)
  expect(await page?.text()).toContain(`content="${own}/cdn/images/share.png"`)
  expect(await sitemap?.text()).not.toContain('/trial')
  await stop()
})
