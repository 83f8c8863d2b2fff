import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect } from '@playwright/test'
import { builtSiteSettings } from '../site/built-site.ts'
import { repository } from '../site/repository.ts'
import { GOOD, type Kind } from './kinds.ts'
import { writeRelease, writeText } from './write-release.ts'

const run = promisify(execFile)
const installed = join(repository, 'e2e/node_modules')

type Refusal = { rule: string; candidate: string; live: string; wayOut: string }
type Outcome = { refusals: Refusal[]; notTried: string | null }

/** Tries a release of each kind, and a good one. Fails for a kind that is not refused for its fault. */
export async function expectRefusals(kinds: readonly Kind[]): Promise<void> {
  const { folders, remove } = await writeKinds(kinds)
  const outcomes = await tryFolders(folders)
  await remove()
  for (const [place, { about, rule, sentence }] of kinds.entries()) {
    const [refusal] = outcomes[place]?.refusals ?? []
    expect.soft(refusal, about).toMatchObject({ rule, wayOut: expect.stringMatching(/^[A-Z].*\.$/) })
    expect.soft(`${refusal?.candidate} ${refusal?.live}`, about).toContain(sentence)
  }
  expect(outcomes.at(-1)).toEqual({ refusals: [], notTried: null })
}

/** The folders of bad releases, and of a good one at the end. */
type BadFolders = { folders: readonly string[]; remove: () => Promise<void> }

/** Returns the first page of the release at that place of the list. */
export function pageOf(place: number): string {
  return `/bad-${place + 1}`
}

/** Writes a release of each kind, and a good one. */
export async function writeKinds(kinds: readonly Kind[]): Promise<BadFolders> {
  const parent = await mkdtemp(join(tmpdir(), 'bad-releases-'))
  const all: Partial<Kind>[] = [...kinds, {}]
  const folders = await Promise.all(all.map((kind, place) => writeKind(parent, kind, place)))
  return { folders, remove: () => rm(parent, { recursive: true }) }
}

/** Tries the releases in these folders as publishing does: one browser, and one site for all. */
async function tryFolders(folders: readonly string[]): Promise<Outcome[]> {
  const args = ['tools/commands/smoke-run.ts', String(builtSiteSettings()['SHELL_DIR']), ...folders]
  const env = { ...process.env, CDN_DIR: builtSiteSettings()['CDN_DIR'] }
  const { stdout } = await run(process.execPath, args, { cwd: repository, env })
  return stdout
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as Outcome)
}

async function writeKind(
  parent: string,
  { files, view, described, damage, bundles }: Partial<Kind>,
  place: number,
) {
  const name = `mfe-bad-${place + 1}`
  const folder = join(parent, name)
  const paths = [pageOf(place), `${pageOf(place)}/more`]
  const good = { name, routes: paths.map(path => ({ path, title: '시험', timer: false, needs: [] })) }
  const bundled = bundles && { 'assets/remote.js': await bundledRemote(parent, bundles) }
  const all = { ...GOOD, ...files, ...(view && viewFiles(`${pageOf(place)}/more`, view)), ...bundled }
  await writeRelease(folder, { ...good, ...described?.(good) }, all)
  await damage?.(folder)
  return folder
}

function viewFiles(path: string, html: string) {
  const file = `views${path}.html`
  const pages = { [path]: { file, scripts: [], styles: [], settings: {} } }
  return { [file]: html, 'views/views.json': JSON.stringify({ shared: {}, pages }) }
}

/** Returns a remote that is built without sharing anything. */
async function bundledRemote(parent: string, bundles: Kind['bundles']): Promise<string> {
  const source = join(parent, 'bundled.js')
  const output = join(parent, `${bundles}.js`)
  await writeText(
    source,
    `import { createElement } from '${installed}/react'
    import { createRoot } from '${installed}/react-dom/client'
    let root
    export async function bootstrap() {}
    export async function mount({ domElement }) {
      root = createRoot(domElement)
      root.render(createElement('h1', null, '화면'))
    }
    export async function unmount() { root.unmount() }`,
  )
  const options = ['--bundle', '--format=esm', '--minify', '--define:process.env.NODE_ENV="production"']
  await run(join(installed, '.bin/esbuild'), [source, ...options, `--outfile=${output}`])
  const code = await readFile(output, 'utf8')
  return bundles === 'react-dom' ? code : hidden(code)
}

/** Replaces the names by which the gate finds a copy in the files. */
function hidden(code: string): string {
  return code
    .replaceAll('.onCommitFiberRoot', '["onCommit"+"FiberRoot"]')
    .replaceAll(/\.(__CLIENT)(_INTERNALS\w+)/g, '["$1"+"$2"]')
}
