import { makeOverride } from 'release-store'
import { describe, expect, it, vi } from 'vitest'
import { json, originScene } from '../testing/origin-scene.ts'

const { address, file, get } = originScene()

describe('a link that shows a tester a release of another origin', () => {
  async function link(minutes: number, change: object = {}): Promise<string> {
    const from = `${address()}/remotes/mfe-test/1.0.0/`
    const dataDir = file('data')
    const override = await makeOverride(
      { dataDir, now: () => new Date(), read: async url => (await fetch(url)).json() },
      { remote: 'mfe-test', from, minutes },
    )
    const token = Buffer.from(JSON.stringify({ ...override, ...change })).toString('base64url')
    return `/registry/override?token=${token}`
  }
  const policyOf = (page: Response) => page.headers.get('content-security-policy') ?? ''

  it('opens once, for the browser that it set a cookie in, and only that browser may load from there', async () => {
    const path = await link(5)
    const opened = await get(path)
    const cookie = opened.headers.get('set-cookie') ?? ''
    expect([opened.status, opened.headers.get('location')]).toEqual([303, '/test-area'])
    expect(cookie).toMatch(/^sbiz_override=[\w-]{32}; Path=\/; Max-Age=\d+; SameSite=Lax; HttpOnly$/)
    expect((await get(path)).status).toBe(404)

    const [mine, others] = [await get('/', { cookie: cookie.split(';')[0] ?? '' }), await get('/')]
    for (const directive of ['script-src', 'style-src', 'connect-src', 'img-src', 'font-src'])
      expect(policyOf(mine)).toMatch(new RegExp(`${directive} [^;]*${address()}(;| )`))
    expect(policyOf(others)).not.toContain(address())
    expect(mine.headers.get('cache-control')).toBe('no-store')
    expect(json(await mine.text(), 'release-override')).toMatchObject({
      remote: 'mfe-test',
      release: { version: '1.0.0', entry: `${address()}/remotes/mfe-test/1.0.0/remoteEntry.js` },
    })
    expect(await others.text()).toContain('id="release-override"></script>')

    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5 * 60_000 })
    const afterwards = await get('/', { cookie: cookie.split(';')[0] ?? '' })
    vi.useRealTimers()
    expect(policyOf(afterwards)).not.toContain(address())
  })

  it.each<[string, () => Promise<string>]>([
    ['is over', () => link(0)],
    ['names another remote than was signed', () => link(5, { remote: 'mfe-other' })],
    ['is longer than was signed', () => link(5, { until: '2999-01-01T00:00:00.000Z' })],
    ['is not signed', () => link(5, { signatures: undefined })],
    ['is nothing', async () => '/registry/override'],
  ])('is not found when it %s', async (_, made) => {
    const refused = await get(await made())
    expect([refused.status, refused.headers.get('set-cookie')]).toEqual([404, null])
  })
})
