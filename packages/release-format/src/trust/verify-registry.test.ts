import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { publicRegistry, registeredFrom } from '../registry.ts'
import type { Registry } from '../stored-registry.ts'
import { parseRelease } from '../release.ts'
import { signingKey, type SigningKey } from './ed25519.ts'
import { filesHash } from './files-hash.ts'
import { signRegistry, signRelease } from './sign.ts'
import { LARGEST_REGISTRY, verifyRegistry, type RegistryKeys } from './verify-registry.ts'

const keyOf = (letter: string) => signingKey(btoa(letter.repeat(32)))
const integrity = `sha384-${'A'.repeat(64)}`
const built = parseRelease({
  name: 'mfe-hello',
  version: '1.0.0',
  entry: 'remoteEntry.js',
  integrity,
  routes: [{ path: '/hello', title: '안내', timer: false, needs: [] }],
  slot: 'main',
  requires: { react: '^19.0.0' },
  files: [{ path: 'remoteEntry.js', size: 10, integrity }],
})

let site: SigningKey
let publisher: SigningKey
let stranger: SigningKey
let keys: RegistryKeys
let genuine: Registry

beforeAll(async () => {
  ;[site, publisher, stranger] = [await keyOf('s'), await keyOf('p'), await keyOf('x')]
  keys = { site: [site.publicKey], publishers: [publisher.publicKey] }
  genuine = await registryOf([publisher])
})

/** A registry of revision 1, in which a release by these publishers is live. */
async function registryOf(publishers: readonly SigningKey[]): Promise<Registry> {
  const release = await signRelease(built, publishers)
  const hashed = { ...release, filesHash: await filesHash(release.files) }
  const issuedAt = new Date(0).toISOString()
  return { revision: 1, issuedAt, remotes: { [built.name]: registeredFrom(hashed) } }
}

async function signed(registry: Registry, ...by: SigningKey[]): Promise<string> {
  return JSON.stringify(publicRegistry(await signRegistry(registry, by)))
}

/** Returns a registry with other content, signed by the site all the same. */
function changed(change: object): Promise<string> {
  const remote = { ...genuine.remotes['mfe-hello'], ...change }
  return signed({ ...genuine, remotes: { 'mfe-hello': remote } } as Registry, site)
}

async function canaryBy(by: SigningKey, change: object = {}): Promise<string> {
  const release = (await registryOf([by])).remotes['mfe-hello']
  return changed({ canary: { ...release, percent: 10, ...change } })
}

async function addedFallback(): Promise<string> {
  const read = JSON.parse(await signed(genuine, site))
  read.remotes['mfe-hello'].fallback = genuine.remotes['mfe-hello']
  return JSON.stringify(read)
}

describe('a registry is believed', () => {
  it('when the site signed it, and the publisher every release in it', async () => {
    const text = await signed(genuine, site)
    expect(await verifyRegistry(text, keys)).toEqual({ ok: true, registry: JSON.parse(text) })
  })

  it('from its very first revision, on which nothing was seen before', async () => {
    expect(await verifyRegistry(await signed({ ...genuine, revision: 0 }, site), keys)).toMatchObject({
      ok: true,
    })
  })

  it('in whatever order its keys come, and with any space between them', async () => {
    const { signatures, ...rest } = JSON.parse(await signed(genuine, site))
    expect(await verifyRegistry(JSON.stringify({ signatures, ...rest }, null, 2), keys)).toMatchObject({
      ok: true,
    })
  })

  it('while one key takes the place of another: by either alone, and by both', async () => {
    const next = await keyOf('n')
    const [old, both] = [await signed(genuine, site), await signed(genuine, site, next)]
    const only = (...known: SigningKey[]) => ({ ...keys, site: known.map(({ publicKey }) => publicKey) })
    expect(await verifyRegistry(old, only(site, next))).toMatchObject({ ok: true })
    expect(await verifyRegistry(both, only(site))).toMatchObject({ ok: true })
    expect(await verifyRegistry(both, only(next))).toMatchObject({ ok: true })
    expect(await verifyRegistry(old, only(next))).toMatchObject({ ok: false, reason: 'unknown key' })
  })

  it('with keys that are bound to remotes: a release of each by its own key, or the one that takes its place', async () => {
    const text = await signed(genuine, site)
    const verdictOf = (publishers: RegistryKeys['publishers']) =>
      verifyRegistry(text, { ...keys, publishers })
    const [own, other] = [publisher.publicKey, stranger.publicKey]
    expect(await verdictOf({ 'mfe-hello': [other, own] })).toMatchObject({ ok: true })
    for (const publishers of [{ 'mfe-hello': [other], 'mfe-other': [own] }, { 'mfe-other': [own] }, {}])
      expect(await verdictOf(publishers)).toMatchObject({ ok: false, reason: 'unknown key' })
  })

  it('with a canary by the publisher', async () => {
    expect(await verifyRegistry(await canaryBy(publisher), keys)).toMatchObject({
      ok: true,
      registry: { remotes: { 'mfe-hello': { canary: { percent: 10 } } } },
    })
  })

  it('with a fallback by the publisher, and without one by anyone else', async () => {
    const own = genuine.remotes['mfe-hello']
    const other = (await registryOf([stranger])).remotes['mfe-hello']
    const altered = { ...own, files: integrity }
    const unsigned = { ...own, publisher: undefined }
    for (const [fallback, kept] of [[own, own], [other], [altered], [unsigned]] as const) {
      const verdict = await verifyRegistry(await changed({ fallback }), keys)
      expect(verdict).toMatchObject({
        ok: true,
        registry: { remotes: { 'mfe-hello': { version: '1.0.0' } } },
      })
      expect(verdict.ok && verdict.registry.remotes['mfe-hello']?.fallback).toEqual(kept)
    }
  })

  it('again, but never after a newer one', async () => {
    const text = await signed(genuine, site)
    expect(await verifyRegistry(text, keys, 1)).toMatchObject({ ok: true })
    expect(await verifyRegistry(text, keys, 2)).toMatchObject({ ok: false, reason: 'older' })
  })
})

describe('a registry is refused', () => {
  it.each<[string, string, () => Promise<string>]>([
    ['without signatures', 'unsigned', async () => JSON.stringify(genuine)],
    [
      'with an empty list of signatures',
      'unsigned',
      async () => JSON.stringify({ ...genuine, signatures: [] }),
    ],
    ['that a stranger signed', 'unknown key', () => signed(genuine, stranger)],
    ['with a release that no one signed', 'unsigned', () => changed({ publisher: undefined })],
    ['with a release by a stranger', 'unknown key', async () => signed(await registryOf([stranger]), site)],
    [
      'with a release that the publisher did not sign so',
      'wrong signature',
      () => changed({ files: integrity }),
    ],
    ['with a canary by a stranger', 'unknown key', () => canaryBy(stranger)],
    ['with a canary that no one signed', 'unsigned', () => canaryBy(publisher, { publisher: undefined })],
    [
      'with a canary that the publisher did not sign so',
      'wrong signature',
      () => canaryBy(publisher, { files: integrity }),
    ],
    [
      'with a fallback that is no file of its remote',
      'foreign entry',
      () => changed({ fallback: { ...genuine.remotes['mfe-hello'], entry: 'https://example.org/x.js' } }),
    ],
    ['with a fallback that was added later', 'wrong signature', addedFallback],
    ['with a field that no one knows', 'malformed', () => changed({ extra: 1 })],
    ['that is no JSON', 'malformed', async () => '<html>'],
    ['that was cut', 'malformed', async () => (await signed(genuine, site)).slice(0, -20)],
    ['that is nothing', 'malformed', async () => ''],
    ['that is null', 'malformed', async () => 'null'],
    ['deeper than any', 'malformed', async () => '['.repeat(200_000) + ']'.repeat(200_000).slice(0, 60_000)],
    ['larger than any', 'too large', async () => ' '.repeat(LARGEST_REGISTRY + 1)],
  ])('%s: %s', async (_, reason, text) => {
    expect(await verifyRegistry(await text(), keys)).toMatchObject({ ok: false, reason })
  })

  it.each<[string, () => Promise<string>]>([
    ['The registry is not JSON.', async () => '<html>'],
    ['The registry is not JSON.', async () => ' '.repeat(LARGEST_REGISTRY)],
    [`The registry has ${LARGEST_REGISTRY + 1} letters.`, async () => ' '.repeat(LARGEST_REGISTRY + 1)],
    ['The registry is not signed.', async () => JSON.stringify(genuine)],
    ['The registry is signed with keys that are not known here.', () => signed(genuine, stranger)],
    ['mfe-hello 1.0.0 is signed with keys that are not known here.', () => canaryBy(stranger)],
    ['mfe-hello 1.0.0 is not what was signed.', () => changed({ files: integrity })],
  ])('with the sentence "%s"', async (detail, text) => {
    expect(await verifyRegistry(await text(), keys)).toMatchObject({ ok: false, detail })
  })

  it('with a sentence that names both revisions', async () => {
    const verdict = await verifyRegistry(await signed(genuine, site), keys, 2)
    expect(verdict).toMatchObject({ detail: 'Revision 1 came after 2.' })
  })

  it.each([
    '//evil.example/remotes/mfe-hello/1.0.0/remoteEntry.js',
    'https://evil.example/remotes/mfe-hello/1.0.0/remoteEntry.js',
    '/\\evil.example/remoteEntry.js',
    '/remotes/mfe-hello/1.0.0/../../../objects/upload.js',
    '/remotes/mfe-hello/1.0.0/%2e%2e/x.js',
    '/remotes/mfe-hello/1.0.0/.hidden.js',
    '/remotes/mfe-hello/1.0.0//x.js',
    '/remotes/mfe-hello/1.0.0/a\\..\\x.js',
    '/remotes/mfe-hello/1.0.0/x.js?y',
    '/remotes/mfe-hello/1.0.0/x.js#y',
    '/remotes/mfe-hello/1.0.0/.\n./x.js',
    '/remotes/mfe-hello/2.0.0/remoteEntry.js',
    '/remotes/mfe-other/1.0.0/remoteEntry.js',
    'javascript:alert(1)',
    '',
  ])('with the entry %j, though the site signed it', async entry => {
    expect(await verifyRegistry(await changed({ entry }), keys)).toMatchObject({
      ok: false,
      reason: 'foreign entry',
    })
  })

  it('whichever byte of it was changed', async () => {
    const text = await signed(genuine, site)
    await fc.assert(
      fc.asyncProperty(fc.nat(text.length - 1), fc.integer({ min: 32, max: 126 }), async (place, code) => {
        const other = text.slice(0, place) + String.fromCharCode(code) + text.slice(place + 1)
        fc.pre(other !== text)
        expect((await verifyRegistry(other, keys)).ok).toBe(false)
      }),
      { numRuns: 1_000 },
    )
  })

  it('when a member of it was taken out or put elsewhere', async () => {
    const json = JSON.parse(await signed(genuine, site))
    const { revision, ...without } = json
    const [signature] = json.remotes['mfe-hello'].publisher
    for (const other of [without, { ...json, revision: revision + 1 }, { ...json, signatures: [signature] }])
      expect((await verifyRegistry(JSON.stringify(other), keys)).ok).toBe(false)
  })
})

it('a browser without these keys comes to the same verdicts, by the library', async () => {
  // Uses a revision of its own, since verified signatures are not verified again.
  const right = await signed({ ...genuine, revision: 77 }, site)
  const wrong = right.replace('안내', '다른')
  const { subtle } = crypto
  const notKnown = () => Promise.reject(new DOMException('no Ed25519', 'NotSupportedError'))
  Object.defineProperty(crypto, 'subtle', { configurable: true, value: { importKey: notKnown } })
  try {
    expect(await verifyRegistry(right, keys)).toMatchObject({ ok: true })
    expect(await verifyRegistry(wrong, keys)).toMatchObject({ ok: false, reason: 'wrong signature' })
  } finally {
    Object.defineProperty(crypto, 'subtle', { configurable: true, value: subtle })
  }
})
