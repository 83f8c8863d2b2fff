import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { makeToken } from './operations.ts'
import { repository } from './repository.ts'
import type { Site } from './site.ts'

const run = promisify(execFile)
const installed = join(repository, 'e2e/node_modules')

export type OutsideTeam = {
  /** Runs a command of the package in the team's folder. Returns its output; throws with it. */
  release(...args: string[]): Promise<string>
  /** Makes the team's remote anew, with this bundler. */
  create(bundler: 'vite' | 'esbuild'): Promise<void>
  /** Builds the remote under this version, with this title. */
  build(version: string, title: string): Promise<void>
  /** Serves the last build alone for as long as `work` takes, which gets the address. */
  alone(work: (address: string) => Promise<void>): Promise<void>
  leave(): Promise<void>
}

/** A team that has the package of release commands, a token for its remote, and nothing else of the repository. */
export async function outsideTeam(site: Site, remote: string): Promise<OutsideTeam> {
  const folder = await mkdtemp(join(tmpdir(), 'outside-team-'))
  const program = join(await unpacked(folder), 'release.mjs')
  const at = join(folder, remote)
  const token = await makeToken(site, { name: 'outside', role: 'publish', remotes: [remote], days: 1 })
  const env = { ...process.env, OPS_TOKEN: token, RELEASE_SITE: site.url }
  const release = async (cwd: string, args: string[]) =>
    (await run(process.execPath, [program, ...args], { cwd, env })).stdout
  return {
    release: (...args) => release(at, args),
    async create(bundler) {
      await rm(at, { recursive: true, force: true })
      await release(folder, ['create', remote, '--bundler', bundler])
      await install(at)
    },
    async build(version, title) {
      await edit(join(at, 'about.json'), text =>
        text.replace(/"version": "[^"]*"/, `"version": "${version}"`),
      )
      await edit(join(at, 'src/remote.jsx'), text =>
        text.replace(/^ +\S+ \{session/m, `        ${title} {session`),
      )
      const { scripts } = JSON.parse(await readFile(join(at, 'package.json'), 'utf8')) as {
        scripts: { build: string }
      }
      const [build = ''] = scripts.build.split(' && ')
      const vite = join(installed, 'vite/bin/vite.js')
      const args = build === 'vite build' ? [vite, 'build'] : build.split(' ').slice(1)
      await run(process.execPath, args, { cwd: at })
      await release(at, ['describe', 'dist'])
    },
    async alone(work) {
      const server = spawn(process.execPath, [program, 'alone', 'dist', '--port', '0'], { cwd: at })
      try {
        const [line] = (await once(createInterface(server.stdout), 'line')) as [string]
        await work(line.split(' ')[0] ?? '')
      } finally {
        server.kill()
      }
    },
    leave: () => rm(folder, { recursive: true }),
  }
}

/** Makes the package, and unpacks it as `npm install` does. Returns its folder. */
async function unpacked(folder: string): Promise<string> {
  await run(process.execPath, ['tools/commands/release.ts', 'pack', folder], { cwd: repository })
  const to = join(folder, 'package')
  await run('tar', ['-xzf', 'delivery-support-release-0.1.0.tgz'], { cwd: folder })
  return to
}

/** Makes the folder of packages that `npm install` would make. */
async function install(at: string): Promise<void> {
  await mkdir(join(at, 'node_modules'))
  const packages = ['vite', '@module-federation', 'esbuild', 'react', 'react-dom']
  for (const name of packages) await symlink(join(installed, name), join(at, 'node_modules', name))
  await symlink(join(at, 'shared-session'), join(at, 'node_modules/shared-session'))
}

async function edit(file: string, change: (text: string) => string): Promise<void> {
  await writeFile(file, change(await readFile(file, 'utf8')))
}
