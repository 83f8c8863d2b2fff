import { expect, it } from 'vitest'
import { signOverride, verifiedOverride } from './override.ts'
import { signingKey } from './trust/ed25519.ts'

const UNTIL = new Date('2026-03-02T10:00:00.000Z')
const keyOf = (letter: string) => signingKey(btoa(letter.repeat(32)))

it('a link shows its release until its end, and only one that the site has signed', async () => {
  const [site, stranger] = [await keyOf('s'), await keyOf('x')]
  const release = {
    version: '1.0.0',
    entry: 'https://preview.example.org/mfe-test/remoteEntry.js',
    integrity: `sha384-${'A'.repeat(64)}`,
    routes: [],
    slot: 'main' as const,
    requires: {},
  }
  const unsigned = {
    id: 'a-link-of-its-own',
    remote: 'mfe-test',
    release,
    until: UNTIL.toISOString(),
  }
  const text = JSON.stringify(await signOverride(unsigned, [site]))
  const opened = async (now: number, key = site) => verifiedOverride(text, [key.publicKey], new Date(now))

  expect(await opened(UNTIL.getTime() - 1)).toMatchObject(unsigned)
  expect(await opened(UNTIL.getTime())).toBeNull()
  expect(await opened(UNTIL.getTime() - 1, stranger)).toBeNull()
})
