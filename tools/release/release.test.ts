import { createHash } from 'node:crypto'
import { readCommand, type Site } from 'release-cli'
import { RefusedByGate } from 'release-store/gate'
import { NotLive, randomKey } from 'release-store'
import { describe, expect, it, vi } from 'vitest'
import { WrongUsage } from '../process/command.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { checkoutCommands } from './checkout-commands.ts'
import { ShellNotBuilt } from './check-shell.ts'
import { localSite } from './local-site.ts'
import { shellPaths } from './shell-paths.ts'

function onThisMachine() {
  const dataDir = temporaryFolder()
  const site = localSite(dataDir, 'kim')
  const status = () => say(site, 'status')
  const publish = (version: string) => site.publish(builtRemote(version), {})
  return { site, status, publish, dataDir }
}

/** Runs the command of a line, and returns its output. */
async function say(site: Site, line: string): Promise<readonly string[]> {
  const asked = readCommand('npm run release --', line.split(' '), checkoutCommands)
  const result = await checkoutCommands[asked.verb]?.run(asked, async () => site)
  return result?.lines ?? []
}

describe('on this machine', () => {
  it('goes back step by step, or to a version, and tells what was before', async () => {
    const { site, status, publish } = onThisMachine()
    for (const version of ['1.0.0', '2.0.0', '3.0.0']) await publish(version)

    expect(await status()).toEqual([
      'revision 3',
      '  mfe-result   3.0.0  (fallback: 1.0.0)  (before: 2.0.0, 1.0.0)',
    ])
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
    expect(await status()).toEqual(['revision 4', '  mfe-result   2.0.0  (fallback: 1.0.0)  (before: 1.0.0)'])
    expect(await say(site, 'promote mfe-result 2.0.0')).toEqual(['mfe-result 2.0.0 was live already'])
  })

  it('signs what is live with another key, and with the same one not again', async () => {
    const { site, status, publish, dataDir } = onThisMachine()
    await publish('1.0.0')
    vi.stubEnv('DATA_DIR', dataDir)
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
      'in a dry run: mfe-result 2.0.0 would be live for all browsers (before: 1.0.0)',
      '  a page from now on: /x',
      '  the running site counts open pages: --site <address> prints how many change',
    ])
    expect(await status()).toEqual(['revision 1', '  mfe-result   1.0.0'])
  })

  it('knows who did what, and whether what is live is as it was published', async () => {
    const { site, publish } = onThisMachine()
    await publish('1.0.0')
    await site.change('retire', { remote: 'mfe-result', reason: 'it failed' })
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

it('knows which pages are the shell’s', async () => {
  expect(await shellPaths()).toEqual(expect.arrayContaining(['/', '/board-faq']))
})

it.each([
  ['publish', 'publish needs a remote, or a folder.'],
  ['publish mfe-x --from ../dist', 'mfe-x is one too many beside --from.'],
  ['publish ./dist --version 1', 'A build has its version in release.json'],
  ['sign --site https://site.example', 'where its key is'],
])('is refused with the right sentence: "%s"', async (line, sentence) => {
  const site = localSite(temporaryFolder(), 'kim')
  await expect(say(site, line)).rejects.toThrow(WrongUsage)
  await expect(say(site, line)).rejects.toThrow(sentence)
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
