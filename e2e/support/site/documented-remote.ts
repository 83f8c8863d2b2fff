import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { publishFolder } from './release-command.ts'
import { repository } from './repository.ts'
import type { Site } from './site.ts'

const run = promisify(execFile)
const installed = join(repository, 'e2e/node_modules')

/** The shared packages after the first, which the documentation shows. */
const OTHER_SHARES = { 'react/jsx-runtime': '19.', 'react-dom/client': '19.', 'shared-session': '1.' }

type DocumentedRelease = {
  bundler: 'vite' | 'esbuild'
  version: string
  /** The title that its page shows. */
  title: string
  /** Tries the release in a browser first. */
  smoke?: boolean
}

/** Publishes the remote of `docs/adding-a-remote.md`, word for word, from a folder with its packages. */
export async function publishDocumentedRemote(
  site: Site,
  folder: string,
  { bundler, version, title, smoke = false }: DocumentedRelease,
): Promise<void> {
  await rm(join(folder, 'dist'), { recursive: true, force: true })
  await writeSources(folder, version, title)
  await (bundler === 'vite' ? buildWithVite(folder) : buildWithEsbuild(folder))
  await run(process.execPath, ['make-release.mjs', 'dist'], { cwd: folder })
  await publishFolder(site, join(folder, 'dist'), { smoke })
}

/** Makes a folder with the packages that `npm install` would install, and the types of shared-session. */
export async function folderForDocumentedRemote(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'documented-remote-'))
  await mkdir(join(folder, 'node_modules'))
  const packages = ['vite', '@module-federation', 'react', 'react-dom']
  for (const name of packages) await symlink(join(installed, name), join(folder, 'node_modules', name))
  await run(process.execPath, ['tools/commands/api.ts', 'package', folder], { cwd: repository })
  await symlink(join(folder, 'shared-session'), join(folder, 'node_modules/shared-session'))
  return folder
}

async function writeSources(folder: string, version: string, title: string): Promise<void> {
  const page = await readFile(join(repository, 'docs/adding-a-remote.md'), 'utf8')
  for (const [name, code] of namedBlocks(page)) {
    await write(folder, name, code.replaceAll('1.0.0/', `${version}/`).replace('안내 {', `${title} {`))
  }
  const [about = ''] = /(?<=```json\n)[\s\S]*?(?=```)/.exec(page) ?? []
  await write(folder, 'about.json', about.replace('1.0.0', version))
  await write(folder, 'src/empty.js', 'export {}')
  await write(folder, 'package.json', '{ "type": "module" }')
}

/** Returns the blocks of code whose first line names their file. */
function namedBlocks(page: string): [name: string, code: string][] {
  const blocks = page.matchAll(/^```jsx?\n\/\/ (?:node )?([\w./-]+)[^\n]*\n([\s\S]*?)^```/gm)
  return [...blocks].map(([, name = '', code = '']) => [name, code])
}

async function buildWithVite(folder: string): Promise<void> {
  await run(process.execPath, [join(installed, 'vite/bin/vite.js'), 'build'], { cwd: folder })
}

/** Runs the documented command, with a module for each shared package like the documented one. */
async function buildWithEsbuild(folder: string): Promise<void> {
  const shown = await readFile(join(folder, 'src/react.cjs'), 'utf8')
  for (const [name, version] of Object.entries(OTHER_SHARES)) {
    const code = shown.replace(`'react'`, `'${name}'`).replace(`'19.'`, `'${version}'`)
    await write(folder, `src/${name.replace('/', '-')}.cjs`, code)
  }
  const page = await readFile(join(repository, 'docs/adding-a-remote.md'), 'utf8')
  const [, command = ''] = /^esbuild ((?:.*\\\n)*.*)$/m.exec(page) ?? []
  const args = command.replaceAll('\\\n', ' ').split(/\s+/).filter(Boolean)
  await run(join(installed, '.bin/esbuild'), args, { cwd: folder })
}

async function write(folder: string, name: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, name)), { recursive: true })
  await writeFile(join(folder, name), text)
}
