import { describe, expect, it } from 'vitest'
import { originOf, signOverride, verifiedOverride } from './override.ts'
import { signingKey } from './trust/ed25519.ts'

const UNTIL = new Date('2026-03-02T10:00:00.000Z')
const IN_TIME = new Date(UNTIL.getTime() - 1)

const keyOf = (letter: string) => signingKey(btoa(letter.repeat(32)))
const [site, next, stranger] = [await keyOf('s'), await keyOf('n'), await keyOf('x')]
const keys = [site.publicKey, next.publicKey]

const release = {
  version: '1.0.0',
  entry: 'https://preview.example.org/mfe-test/remoteEntry.js',
  integrity: `sha384-${'A'.repeat(64)}`,
  routes: [],
  slot: 'main' as const,
  requires: {},
}
const unsigned = { id: 'a-link-of-its-own', remote: 'mfe-test', release, until: UNTIL.toISOString() }
const link = await signOverride(unsigned, [site])

const opened = (shown: unknown, now = IN_TIME, known = keys) =>
  verifiedOverride(JSON.stringify(shown), known, now)

describe('a link of a tester', () => {
  it('shows its release, of another origin, until its end', async () => {
    expect(await opened(link)).toEqual(link)
    expect(originOf(link)).toBe('https://preview.example.org')
    expect(await opened(link, UNTIL)).toBeNull()
  })

  it('is signed with the old and the new key during a change of keys', async () => {
    const both = await signOverride(unsigned, [site, next])
    for (const known of keys) expect(await opened(both, IN_TIME, [known])).toEqual(both)
  })

  /** The second key of the site did not make this signature. */
  const half = {
    ...link,
    signatures: link.signatures.flatMap(right => [right, { ...right, key: next.publicKey }]),
  }

  it.each([
    ['by a stranger', () => signOverride(unsigned, [stranger])],
    ['with one right signature and a wrong one', () => half],
    ['whose release was changed', () => ({ ...link, release: { ...release, version: '2.0.0' } })],
    ['for another remote', () => ({ ...link, remote: 'mfe-other' })],
    ['with another end', () => ({ ...link, until: '2027-03-02T10:00:00.000Z' })],
    ['used again under another id', () => ({ ...link, id: 'a-link-of-another' })],
    [
      'to a path of the site itself',
      () => signOverride({ ...unsigned, release: { ...release, entry: '/x.js' } }, [site]),
    ],
    ['that is nothing', () => null],
    ['without a signature', () => unsigned],
  ])('shows nothing: one %s', async (_, made) => {
    expect(await opened(await made())).toBeNull()
  })

  it('shows nothing if it is no JSON', async () => {
    expect(await verifiedOverride('<html>', keys, IN_TIME)).toBeNull()
  })
})
