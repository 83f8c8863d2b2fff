import { emptyRegistry, filesHash } from 'release-format'
import { signingKey, signRegistry, signRelease, type SigningKey } from 'release-format/trust'
import { parseSiteConfig, provideSiteConfig } from 'site-config'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { registryText } from './registry-text.ts'
import { Report } from '../report.ts'
import { TrustedRegistry } from './trusted-registry.ts'

const STORED_REGISTRY = 'sbiz_registry'
const integrity = `sha384-${'A'.repeat(64)}`
const keyOf = (letter: string) => signingKey(btoa(letter.repeat(32)))
const [site, publisher, stranger] = (await Promise.all(['s', 'p', 'x'].map(keyOf))) as [
  SigningKey,
  SigningKey,
  SigningKey,
]

beforeEach(() => {
  const [registryPublicKeys, publisherPublicKeys] = [[site.publicKey], [publisher.publicKey]]
  provideSiteConfig(parseSiteConfig({ registryPublicKeys, publisherPublicKeys }))
  localStorage.clear()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => void vi.restoreAllMocks())

/** A reloaded page shares only the storage of the browser with the page before. */
const newPage = () => new TrustedRegistry(new Report())

type Part = { revision?: number; entry?: string; by?: SigningKey; publishedBy?: SigningKey }

async function registry({
  revision = 1,
  entry,
  by = site,
  publishedBy = publisher,
}: Part = {}): Promise<string> {
  const built = {
    name: 'mfe-hello',
    version: '1.0.0',
    entry: 'remoteEntry.js',
    integrity,
    routes: [{ path: '/hello', title: '안내', timer: false, needs: [] }],
    slot: 'main' as const,
    requires: {},
    files: [{ path: 'remoteEntry.js', size: 1, integrity }],
  }
  const { name, files, ...release } = await signRelease(built, [publishedBy])
  const address = entry ?? '/remotes/mfe-hello/1.0.0/remoteEntry.js'
  const remotes = { [name]: { ...release, entry: address, files: await filesHash(files) } }
  return JSON.stringify(await signRegistry({ ...emptyRegistry(new Date(0)), revision, remotes }, [by]))
}

const attacks: [string, () => Promise<string | null>][] = [
  ['unsigned', async () => JSON.stringify({ ...JSON.parse(await registry()), signatures: undefined })],
  ['signed by a stranger', () => registry({ revision: 9, by: stranger })],
  ['with a release by a stranger', () => registry({ revision: 9, publishedBy: stranger })],
  ['changed after it was signed', async () => (await registry({ revision: 9 })).replace('안내', '속임')],
  ['with an entry of another host', () => registry({ revision: 9, entry: '//evil.example/remoteEntry.js' })],
  [
    'with an entry of another folder',
    () => registry({ revision: 9, entry: '/remotes/mfe-hello/1.0.0/../../x.js' }),
  ],
  ['larger than any', async () => ' '.repeat(300_000)],
  ['cut half way', async () => (await registry({ revision: 9 })).slice(0, 300)],
  ['that did not come', async () => null],
]

describe.each(attacks)('a registry %s', (_, attack) => {
  it('gives way to the last good one', async () => {
    await newPage().first(await registry({ revision: 5 }))
    const page = newPage()
    expect(await page.first(await attack())).toMatchObject({ revision: 5 })
    expect(page.isMissing).toBe(false)
    expect((await newPage().first(null)).revision).toBe(5)
  })

  it('leaves a browser that knows no other with the shell alone', async () => {
    const page = newPage()
    expect(await page.first(await attack())).toMatchObject({ revision: 0, remotes: {} })
    expect(page.isMissing).toBe(true)
    expect(localStorage.getItem(STORED_REGISTRY)).toBeNull()
  })
})

describe('an older registry', () => {
  it('is refused for the newer one that this browser knows, also in an open page', async () => {
    const [old, current] = [await registry({ revision: 4 }), await registry({ revision: 5 })]
    const open = newPage()
    expect(await open.first(current)).toMatchObject({ revision: 5 })
    expect(await open.accept(old)).toBeNull()
    expect(await newPage().first(old)).toMatchObject({ revision: 5 })
  })

  it('is refused by an open page even where the browser keeps nothing', async () => {
    const open = newPage()
    await open.first(await registry({ revision: 5 }))
    localStorage.clear()
    expect(await open.accept(await registry({ revision: 4 }))).toBeNull()
  })

  it('is believed where what is kept is damaged, or of keys that are the site’s no more', async () => {
    for (const kept of ['{"revision":7}', '{', await registry({ revision: 7, by: stranger })]) {
      localStorage.setItem(STORED_REGISTRY, kept)
      expect(await newPage().first(await registry({ revision: 1 }))).toMatchObject({
        revision: 1,
      })
    }
  })
})

it('a newer registry takes the place of the last good one', async () => {
  const page = newPage()
  await page.first(await registry({ revision: 5 }))
  expect(await page.accept(await registry({ revision: 6 }))).toMatchObject({ revision: 6 })
  expect(await newPage().first(null)).toMatchObject({ revision: 6 })
})

describe('a plain host', () => {
  const body = (
    pull: (controller: ReadableStreamDefaultController<Uint8Array>) => void,
    cancel = vi.fn(),
  ) => ({
    response: new Response(new ReadableStream({ pull, cancel })),
    cancel,
  })

  it('is asked for the registry', async () => {
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{"revision":1}'))
    expect(await registryText()).toBe('{"revision":1}')
  })

  it('that does not respond is waited for no longer than the page can afford', async () => {
    const patience = new AbortController()
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal)
    vi.spyOn(globalThis, 'fetch').mockImplementation(
      (_, init) => new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', reject)),
    )
    const text = registryText()
    patience.abort()
    expect(await text).toBeNull()
    expect(AbortSignal.timeout).toHaveBeenCalledWith(5000)
  })

  it('that sends without end is not read to its end', async () => {
    const { response, cancel } = body(controller => controller.enqueue(new Uint8Array(100_000).fill(32)))
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(response)
    expect(await registryText()).toBeNull()
    expect(cancel).toHaveBeenCalled()
  })

  it.each([
    ['breaks off', () => body(controller => controller.error(new Error('cut'))).response],
    ['has none', () => new Response('not found', { status: 404 })],
  ])('that %s has said nothing', async (_, response) => {
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(response())
    expect(await registryText()).toBeNull()
  })
})
