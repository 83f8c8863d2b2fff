import { createHash } from 'node:crypto'
import { RefusedByGate } from 'release-store/gate'
import { NotLive, randomKey } from 'release-store'
import { describe, expect, it, vi } from 'vitest'
import { unpackTar } from 'modern-tar'
import { explain, WrongUsage } from '../process/command.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { UnknownPackage } from '../workspace/workspace.ts'
import { ShellNotBuilt } from './check-shell.ts'
import { localSite } from './local-site.ts'
import { runReleaseCommand } from './run-command.ts'
import { readCommand, type Command } from './read-command.ts'
import { changeLines, statusLines } from './report.ts'
import { shellPaths } from './shell-paths.ts'
import { RefusedBySite, remoteSite } from './remote-site.ts'
import type { Site } from './site.ts'

function onThisMachine() {
  const site = localSite(temporaryFolder(), 'kim')
  const status = async () => statusLines(await site.report())
  const publish = (version: string) => site.publish(builtRemote(version), {})
  return { site, status, publish }
}

/** Runs the command of a line, and returns its output. */
async function say(site: Site, line: string): Promise<readonly string[]> {
  const { command, options } = readCommand(line.split(' '))
  return (await runReleaseCommand(command, site, { ...options, smoke: false })).lines
}

describe('on this machine', () => {
  it('goes back step by step, or to a version, and tells what was before', async () => {
    const { site, status, publish } = onThisMachine()
    for (const version of ['1.0.0', '2.0.0', '3.0.0']) await publish(version)

    expect(await status()).toEqual(['revision 3', '  mfe-result   3.0.0  (before: 2.0.0, 1.0.0)'])
    await say(site, 'rollback mfe-result')
    expect(await say(site, 'rollback mfe-result')).toEqual([
      'mfe-result 1.0.0 is live again (before: 2.0.0)',
      '  a page no more: /x',
    ])
    expect(await status()).toEqual(['revision 5', '  mfe-result   1.0.0'])
    await expect(say(site, 'rollback mfe-result')).rejects.toThrow('No release of mfe-result came before')
    await say(site, 'rollback mfe-result --to 3.0.0')
    expect(await status()).toEqual(['revision 6', '  mfe-result   3.0.0  (before: 1.0.0)'])
  })

  it('takes a remote out, and brings it back', async () => {
    const { site, status, publish } = onThisMachine()
    expect(await status()).toEqual(['revision 0', 'nothing is live yet'])
    await publish('1.0.0')
    await say(site, 'retire mfe-result')
    expect(await status()).toEqual(['revision 2', '  mfe-result   retired  (before: 1.0.0)'])
    await say(site, 'rollback mfe-result')
    expect(await status()).toEqual(['revision 3', '  mfe-result   1.0.0'])
  })

  it('gives some browsers a stored release, takes it back, then gives it to all', async () => {
    const { site, status, publish } = onThisMachine()
    await publish('1.0.0')
    await site.store(builtRemote('2.0.0'))
    expect(await say(site, 'canary mfe-result 2.0.0 5 --allow tester-1')).toEqual([
      'mfe-result 2.0.0 is what 5 of 100 browsers and 1 listed get (before: 1.0.0)',
      '  a page from now on: /x',
    ])
    expect(await status()).toContain(
      '  mfe-result   1.0.0  (canary: 2.0.0 for 5 of 100 browsers and 1 listed)',
    )
    expect((await say(site, 'rollback mfe-result'))[0]).toContain('1.0.0 is what all browsers get')
    await say(site, 'promote mfe-result 2.0.0')
    expect(await status()).toEqual(['revision 4', '  mfe-result   2.0.0  (before: 1.0.0)'])
    expect(await say(site, 'promote mfe-result 2.0.0')).toEqual(['mfe-result 2.0.0 was live already'])
  })

  it('signs what is live with another key, and with the same one not again', async () => {
    const { site, status, publish } = onThisMachine()
    await publish('1.0.0')
    vi.stubEnv('REGISTRY_KEY', randomKey())
    expect((await say(site, 'verify'))[0]).toContain('keys that are not known here')
    expect(await say(site, 'sign')).toEqual(['The live releases were signed anew.'])
    expect(await say(site, 'sign')).toEqual(['The live releases have valid signatures already.'])
    expect(await say(site, 'verify')).toContain('revision 2  signed, and accepted by pages')
    expect(await status()).toContain('  mfe-result   1.0.0')
    vi.unstubAllEnvs()
  })

  it('changes nothing in a dry run, and says what it would', async () => {
    const { site, status, publish } = onThisMachine()
    await publish('1.0.0')
    await site.store(builtRemote('2.0.0'))
    expect(await say(site, 'promote mfe-result 2.0.0 --dry-run')).toEqual([
      'in a dry run: mfe-result 2.0.0 is live now (before: 1.0.0)',
      '  a page from now on: /x',
    ])
    expect(await status()).toEqual(['revision 1', '  mfe-result   1.0.0'])
  })

  it('knows who did what, and whether what is live is as it was published', async () => {
    const { site, publish } = onThisMachine()
    await publish('1.0.0')
    await runReleaseCommand({ verb: 'retire', remote: 'mfe-result' }, site, {
      dryRun: false,
      reason: 'it failed',
    })
    const [last, first] = await say(site, 'history mfe-result')
    expect(last).toMatch(/^2\S+Z  retire  1\.0\.0 → –  by kim: it failed$/)
    expect(first).toMatch(/promote  – → 1\.0\.0  by kim$/)
    await say(site, 'rollback mfe-result')
    expect(await say(site, 'verify')).toEqual([
      'revision 3  signed, and accepted by pages',
      '  mfe-result   1.0.0  1 files, all as they were published',
    ])
    await expect(say(site, 'history mfe-none')).rejects.toThrow(NotLive)
  })
})

describe('a shell', () => {
  const builtShell = () =>
    temporaryFolder({
      'shell.json': JSON.stringify({
        version: '1',
        provides: {},
        session: { version: '1.0.0', schema: 1, api: {} },
        needs: [],
        popupPages: [],
      }),
      'routes.json': JSON.stringify([{ path: '/x', title: 'x', timer: false, needs: [] }]),
    })

  it('keeps out what does not fit it', async () => {
    const site = localSite(temporaryFolder(), 'kim', { shellDir: builtShell() })
    await expect(site.publish(builtRemote('1.0.0', { react: '^19.0.0' }), {})).rejects.toThrow(RefusedByGate)
    expect(await site.report()).toMatchObject({ revision: 0 })
  })

  it('is told whether it would break what is live', async () => {
    const dataDir = temporaryFolder()
    vi.stubEnv('DATA_DIR', dataDir)
    const site = localSite(dataDir, 'kim')
    const check = `check-shell ${builtShell()}`
    expect(await say(site, check)).toEqual(['Every live release runs in the pages of this shell.'])
    await site.publish(builtRemote('2.0.0', { react: '^19.0.0' }), {})
    await expect(say(site, check)).rejects.toMatchObject({
      refusals: [{ rule: 'shared versions' }, { rule: 'routes' }],
    })
    await expect(say(site, `check-shell ${dataDir}`)).rejects.toThrow(ShellNotBuilt)
    vi.unstubAllEnvs()
  })
})

describe('a site elsewhere', () => {
  const change = { action: 'promote', remote: 'mfe-result', from: null, to: '1.0.0', percent: 100, allow: [] }

  function siteThat(respond: (path: string) => Response) {
    const requests: globalThis.Request[] = []
    const site = remoteSite({
      address: 'https://site.example',
      token: 'secret',
      by: 'kim',
      fetch: async (input, init) => {
        const request = new globalThis.Request(input, init)
        requests.push(request)
        return respond(new URL(request.url).pathname)
      },
    })
    return { site, requests }
  }

  it('gets the release as an archive, then what is to be done with it', async () => {
    const stored = { name: 'mfe-result', version: '1.0.0' }
    const { site, requests } = siteThat(path => Response.json(path.endsWith('promote') ? change : stored))
    expect(await site.publish(builtRemote('1.0.0'), { dryRun: true })).toEqual(change)
    const [upload, promotion] = requests
    expect(requests.map(({ method, url }) => [method, new URL(url).pathname])).toEqual([
      ['POST', '/ops/api/releases'],
      ['POST', '/ops/api/releases/mfe-result/promote'],
    ])
    expect(upload?.headers.get('authorization')).toBe('Bearer secret')
    const entries = await unpackTar(new Uint8Array(await (upload ?? new Response()).arrayBuffer()))
    expect(entries.map(({ header }) => header.name)).toEqual(['release.json', 'remoteEntry.js'])
    expect(await promotion?.json()).toEqual({ version: '1.0.0', dryRun: true })
  })

  it('that refuses is quoted, and the exit code tells a refusal by the gate from a failure', async () => {
    vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    const exitCodes = ['PATH_TAKEN', 'REFUSED_BY_GATE', 'RELEASE_NOT_FOUND', 'OPS_TOKEN_WRONG'].map(
      async errorCode => {
        const body = { errorCode, message: '안 됩니다.', errors: [{ field: '', message: 'because' }] }
        const { site } = siteThat(() => Response.json(body, { status: 409 }))
        const error: unknown = await site.report().catch((refused: unknown) => refused)
        expect(error).toEqual(new RefusedBySite(errorCode, '안 됩니다.\nbecause'))
        return explain(error)
      },
    )
    expect(await Promise.all(exitCodes)).toEqual([3, 3, 2, 1])
    vi.restoreAllMocks()
  })

  it('that is none of ours is said to be none', async () => {
    const { site } = siteThat(() => new Response('<html>'))
    await expect(site.report()).rejects.toThrow('https://site.example cannot be reached')
  })
})

it('tells what a change was in every case', () => {
  const change = {
    remote: 'mfe-x',
    percent: 100,
    allow: [],
    routesAdded: [],
    routesRemoved: ['/y'],
    basedOn: 0,
    revision: 1,
  }
  const lines = changeLines({ ...change, action: 'retire', from: '1', to: null, isChanged: true }, false)
  expect(lines).toEqual([
    'mfe-x is retired; open pages keep it until they are loaded again',
    '  a page no more: /y',
  ])
  const elsewhere = { ...change, routesRemoved: [], pages: 130, isTried: false }
  expect(
    changeLines({ ...elsewhere, action: 'promote', from: '1', to: '2', isChanged: false }, true),
  ).toEqual([
    'in a dry run: mfe-x 2 is live now (before: 1)',
    '  about 130 of the pages that are open now',
    '  not tried out in a browser: the site has none, or SMOKE is off there',
  ])
})

it('knows which pages are the shell’s', async () => {
  expect(await shellPaths()).toEqual(expect.arrayContaining(['/', '/board-faq']))
})

describe('what is asked for', () => {
  it.each<[string, Command]>([
    ['publish mfe-x', { verb: 'publish', remote: 'mfe-x', version: undefined, storeOnly: false }],
    ['publish --version 1.2 mfe-x', { verb: 'publish', remote: 'mfe-x', version: '1.2', storeOnly: false }],
    ['publish --from dist', { verb: 'publish folder', folder: 'dist', storeOnly: false }],
    ['publish ../dist --store-only', { verb: 'publish folder', folder: '../dist', storeOnly: true }],
    ['promote mfe-x 1.2', { verb: 'promote', remote: 'mfe-x', version: '1.2' }],
    ['canary mfe-x 1.2 5%', { verb: 'canary', remote: 'mfe-x', version: '1.2', percent: 5, allow: [] }],
    [
      'canary mfe-x 1.2 --allow a --allow b',
      { verb: 'canary', remote: 'mfe-x', version: '1.2', percent: 0, allow: ['a', 'b'] },
    ],
    ['rollback mfe-x', { verb: 'rollback', remote: 'mfe-x', version: undefined }],
    ['rollback mfe-x --to=1.0.0', { verb: 'rollback', remote: 'mfe-x', version: '1.0.0' }],
    ['history mfe-x', { verb: 'history', remote: 'mfe-x' }],
    ['verify', { verb: 'verify', remote: undefined }],
    ['retire mfe-x', { verb: 'retire', remote: 'mfe-x' }],
    ['status', { verb: 'status' }],
    ['sign', { verb: 'sign' }],
    ['check-shell ../dist', { verb: 'check-shell', folder: '../dist' }],
    ['notes mfe-x HEAD~3', { verb: 'notes', remote: 'mfe-x', since: 'HEAD~3' }],
  ])('is read from "%s"', (line, command) => expect(readCommand(line.split(' ')).command).toEqual(command))

  it('says how it is to be done', () => {
    const line = 'status --site https://site.example/ --json --dry-run --no-smoke --reason because'
    expect(readCommand(line.split(' ')).options).toEqual({
      site: 'https://site.example',
      json: true,
      dryRun: true,
      smoke: false,
      reason: 'because',
    })
  })

  it.each([
    ['', 'Nothing was asked for.'],
    ['publsh mfe-x', 'There is no publsh.'],
    ['publish', 'Which remote to publish?'],
    ['publish mfe-x mfe-y', 'mfe-y is one too many.'],
    ['publish mfe-x --from ../dist', 'mfe-x is one too many.'],
    ['publish mfe-x --version', 'version'],
    ['publish mfe-x --version ../1', '"../1" is no version'],
    ['publish mfe-x --to 1', 'publish takes no --to here.'],
    ['rollback mfe-x --version 1', 'rollback takes no --version here.'],
    ['rollback mfe-x --force', 'force'],
    ['promote mfe-x', 'Which version?'],
    ['canary mfe-x 1', 'For how many of a hundred browsers?'],
    ['canary mfe-x 1 101', '"101" is no percentage'],
    ['canary mfe-x 1 5 --allow a/b', '"a/b" is no browser'],
    ['status --site http://site.example', 'is no address of a site'],
    ['status now', 'now is one too many.'],
  ])('is refused with the right sentence: "%s"', (line, sentence) => {
    const read = () => readCommand(line.split(' ').filter(Boolean))
    expect(read).toThrow(WrongUsage)
    expect(read).toThrow(sentence)
    expect(read).toThrow('usage: npm run release')
  })

  it.each([new NotLive('x'), new UnknownPackage('x')])(
    'ends with 2 when its subject is not there: %o',
    error => {
      vi.spyOn(process.stderr, 'write').mockReturnValue(true)
      expect(explain(error)).toBe(2)
    },
  )
})

function builtRemote(version: string, requires: Record<string, string> = {}): string {
  const code = `export const version = '${version}'`
  const integrity = `sha384-${createHash('sha384').update(code).digest('base64')}`
  const file = { path: 'remoteEntry.js', size: code.length, integrity }
  const described = { name: 'mfe-result', version, entry: file.path, integrity, files: [file] }
  const routes = version === '2.0.0' ? [{ path: '/x', title: 'x', timer: false, needs: [] }] : []
  const release = { ...described, routes, slot: 'main', requires }
  return temporaryFolder({ 'release.json': JSON.stringify(release), [file.path]: code })
}
