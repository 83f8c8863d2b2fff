import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emptyRegistry, parseRelease, type Registry, type Release } from 'release-format'
import { withCanary, withRelease } from '../changes/registry-changes.ts'
import { openReleases } from '../open-releases.ts'
import { gateOf, refusalsOfShell } from './gate.ts'
import { RefusedByGate } from './refusal.ts'
import { InvalidShellFacts, type ShellFacts } from './shell-facts.ts'

const now = new Date(0)
const session = { version: '1.2.0', schema: 2, api: { session: 'a1', useSession: 'b2' } }
const shell: ShellFacts = {
  version: '0.1.0-abc',
  provides: { react: '19.3.1', 'shared-session': '1.2.0', jotai: '3.0.0-beta.2' },
  session,
  needs: ['identity', 'token'],
  popupPages: ['/kmc-result'],
}

const page = { path: '/hello', title: '안내', timer: false, needs: [] as string[] }

function release(part: object = {}): Release {
  const integrity = `sha384-${'A'.repeat(64)}`
  return parseRelease({
    name: 'mfe-hello',
    version: '2.0.0',
    entry: 'remoteEntry.js',
    integrity,
    routes: [page],
    slot: 'main',
    requires: { react: '^19.0.0' },
    session,
    files: [{ path: 'remoteEntry.js', size: 1, integrity }],
    ...part,
  })
}

let folder: string
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'gate-'))))
afterAll(() => rm(folder, { recursive: true }))

/** Returns the error of the gate for a site with that shell, or `passed`. */
async function said(candidate: Release, facts: object = shell): Promise<unknown> {
  await writeFile(join(folder, 'shell.json'), JSON.stringify(facts))
  return gateOf(folder)(candidate).then(
    () => 'passed',
    (error: unknown) => error,
  )
}

describe('the gate', () => {
  it('is that of the shell with which releases are opened, and lets everything pass without one', async () => {
    await writeFile(join(folder, 'shell.json'), JSON.stringify(shell))
    const candidate = release({ requires: { react: '^18.0.0' } })
    await openReleases({ dataDir: folder }).gate(candidate, emptyRegistry(now))
    const { gate } = openReleases({ dataDir: folder, shellDir: folder })
    await expect(gate(candidate, emptyRegistry(now))).rejects.toThrow(RefusedByGate)
  })

  it.each([
    ['that asks for what the page has', {}],
    ['that asks for nothing and knows no session', { requires: {}, session: undefined }],
    [
      'of an older session, of which all is still there',
      { session: { version: '1.1.0', schema: 1, api: { session: 'of 1.1' } } },
    ],
    ['of pages that need what the guard knows', { routes: [{ ...page, needs: ['token'] }] }],
    ['of a path that only begins like a popup page', { routes: [{ ...page, path: '/kmc-results' }] }],
    ['that fits a version before the release', { requires: { jotai: '^3.0.0-beta.1' } }],
    ['that fits any later version, also one before its release', { requires: { jotai: '>=2.0.0' } }],
  ])('lets a release pass %s', async (_, part) => expect(await said(release(part))).toBe('passed'))

  it.each([
    [
      'an older version than the page has',
      { requires: { react: '^18.2.0' } },
      'Refused by the rule of shared versions. mfe-hello 2.0.0 asks for react ^18.2.0. The page has react 19.3.1. Build it with react 19.3.1.',
    ],
    [
      'a newer version than the page has',
      { requires: { react: '^19.4.0' } },
      'Refused by the rule of shared versions. mfe-hello 2.0.0 asks for react ^19.4.0. The page has react 19.3.1. Release a shell with that version first.',
    ],
    [
      'what the page does not share',
      { requires: { lodash: '^4.0.0' } },
      'Refused by the rule of shared versions. mfe-hello 2.0.0 asks for lodash ^4.0.0. The page shares no lodash. Take it into the build, and out of `requires`.',
    ],
    [
      'what each object has by birth',
      { requires: { toString: '^1.0.0' } },
      'Refused by the rule of shared versions. mfe-hello 2.0.0 asks for toString ^1.0.0. The page shares no toString. Take it into the build, and out of `requires`.',
    ],
    [
      'no range',
      { requires: { react: 'nineteen' } },
      'Refused by the rule of shared versions. mfe-hello 2.0.0 asks for react nineteen. The page has react 19.3.1. That is no range of versions; write one like ^19.3.1.',
    ],
    [
      'a need that its guard does not know',
      { routes: [{ ...page, needs: ['identity', 'luck'] }] },
      "Refused by the rule of needs. mfe-hello 2.0.0 has a page that needs luck. The page's guard knows identity, token. Release a shell whose guard knows the word first.",
    ],
    [
      'the page on which the window of an identity provider ends',
      { routes: [{ ...page, path: '/kmc-result/x' }] },
      'Refused by the rule of routes. mfe-hello 2.0.0 declares /kmc-result/x. The windows of identity providers end there. Give the page another path.',
    ],
    [
      'a newer schema of the session',
      { session: { ...session, schema: 3 } },
      'Refused by the rule of session schema. mfe-hello 2.0.0 expects a session of schema version 3. The page keeps one of 2. Release a shell with the newer session first.',
    ],
    [
      'what the page’s session has not got yet',
      { session: { ...session, version: '1.3.0', api: { ...session.api, sessionEnd: 'c3' } } },
      'Refused by the rule of session API. mfe-hello 2.0.0 was built with shared-session 1.3.0. The page has shared-session 1.2.0, without sessionEnd. Release a shell with the newer session first.',
    ],
    [
      'a session that has what each object has by birth',
      { session: { version: '1.0.0', schema: 1, api: { toString: 'd4' } } },
      'Refused by the rule of session API. mfe-hello 2.0.0 was built with shared-session 1.0.0. The page has shared-session 1.2.0, without toString. Build it with shared-session 1.2.0.',
    ],
    [
      'a session of another major version that has what each object has by birth',
      { session: { version: '2.0.0', schema: 1, api: { toString: 'd4' } } },
      'Refused by the rule of session API. mfe-hello 2.0.0 was built with shared-session 2.0.0. The page has shared-session 1.2.0, without toString. Release a shell with the newer session first.',
    ],
    [
      'a session of another major version',
      { session: { version: '2.0.0', schema: 1, api: { useSession: 'y8' } } },
      'Refused by the rule of session API. mfe-hello 2.0.0 was built with shared-session 2.0.0. The page has shared-session 1.2.0, with another useSession. Release a shell with the newer session first.',
    ],
    [
      'what the page’s session has no more',
      { session: { version: '1.0.0', schema: 1, api: { getSession: 'z9', useSession: 'b2' } } },
      'Refused by the rule of session API. mfe-hello 2.0.0 was built with shared-session 1.0.0. The page has shared-session 1.2.0, without getSession. Build it with shared-session 1.2.0.',
    ],
  ])('refuses a release that asks for %s, and says what to do', async (_, part, sentence) => {
    const error = await said(release(part))
    expect(error).toBeInstanceOf(RefusedByGate)
    expect(error).toMatchObject({ message: sentence })
  })

  it('says everything that is in the way', async () => {
    const requires = { react: '^18.0.0', lodash: '^4.0.0' }
    expect(await said(release({ requires, session: { ...session, schema: 9 } }))).toMatchObject({
      refusals: [{ rule: 'shared versions' }, { rule: 'shared versions' }, { rule: 'session schema' }],
    })
  })

  it('keeps nothing out where the shell says nothing of itself, and stops at one that says nonsense', async () => {
    await expect(
      gateOf(join(folder, 'nowhere'))(release({ requires: { react: '^1.0.0' } })),
    ).resolves.toBeUndefined()
    expect(await said(release(), { version: 1 })).toBeInstanceOf(InvalidShellFacts)
  })

  it.each(['version', 'provides', 'session', 'popupPages'])(
    'reads no facts of a shell that lack %s',
    async fact => {
      expect(await said(release(), { ...shell, [fact]: undefined })).toBeInstanceOf(InvalidShellFacts)
    },
  )
})

describe('a new shell', () => {
  const live = withRelease(emptyRegistry(now), release(), now)
  const check = (facts: Partial<ShellFacts>, path: string, registry: Registry = live) => {
    const routes = [{ path, title: 'x', timer: false, needs: [] }]
    const read = async (_: string, version: string) => release({ version })
    return refusalsOfShell({ facts: { ...shell, ...facts }, routes }, registry, read)
  }

  it('is let in when every live release runs in its pages', async () => {
    expect(await check({ provides: { react: '19.9.0' } }, '/faq')).toEqual([])
  })

  it('is refused for what it would break, with what to do', async () => {
    expect(
      await check({ provides: { react: '20.0.0' }, session: { ...session, api: {} } }, '/hello'),
    ).toEqual([
      {
        rule: 'shared versions',
        candidate: 'The new shell has react 20.0.0.',
        live: 'mfe-hello 2.0.0 asks for react ^19.0.0.',
        wayOut: expect.stringContaining('Release that remote'),
      },
      expect.objectContaining({
        rule: 'session API',
        live: 'mfe-hello 2.0.0 was built with shared-session 1.2.0.',
      }),
      expect.objectContaining({ rule: 'routes', live: 'It is a path of mfe-hello 2.0.0.' }),
    ])
  })

  it('is refused when its guard lacks a word that a live page needs', async () => {
    const registry = withRelease(live, release({ routes: [{ ...page, needs: ['token'] }] }), now)
    expect(await check({ needs: ['identity'] }, '/faq', registry)).toMatchObject([
      { rule: 'needs', candidate: "The new shell's guard knows identity." },
    ])
  })

  it('is refused for a release that only some browsers get, too', async () => {
    const candidate = release({ version: '3.0.0', requires: { react: '^19.3.0' } })
    const registry = withCanary(live, candidate, { percent: 5 }, now)
    expect(await check({ provides: { react: '19.2.0' } }, '/faq', registry)).toMatchObject([
      { live: 'mfe-hello 3.0.0 asks for react ^19.3.0.' },
    ])
  })
})
