import { execFile } from 'node:child_process'
import { cp, mkdir, symlink, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'

const root = join(import.meta.dirname, '../..')
const overlays = join(import.meta.dirname, 'rivals')
const run = promisify(execFile)

const REMOTES = ['mfe-apply', 'mfe-proof', 'mfe-queue', 'mfe-result']
const COPIED = [...REMOTES, 'shell', 'shared-session', 'packages', 'tools', 'rspack.base.ts', 'package.json']
const NOT_COPIED = new Set(['dist', 'test-results', '.cache'])

/** The place of each overlay in the copy. */
const PLACES = {
  'start.jsx': 'shell/src/start/start.tsx',
  'area-slot.jsx': 'shell/src/compose/area-slot.tsx',
  'compose.js': 'shell/src/compose/compose.ts',
  'define-area.jsx': 'packages/remote-kit/src/define-area.tsx',
  'shell.config.js': 'shell/rspack.config.ts',
  'first-view.js': 'tools/build/rspack/first-view.ts',
  'plain-federation.js': 'plain-federation.js',
}

export type Rival = 'monolith' | 'plain federation'

/**
 * Builds a rival from a copy of the sources in `folder`, and returns the folder of its page. The monolith is one page
 * split by route; plain federation has the remotes, loaded with the defaults of the plug-in.
 */
export async function buildRival(rival: Rival, folder: string): Promise<string> {
  await copySources(folder)
  const shell = join(folder, 'shell')
  await writeFile(join(shell, 'src/areas.ts'), areasOf(rival))
  await writeFile(join(shell, 'src/registry.ts'), registry)
  await writeFile(join(shell, 'src/begin.ts'), "void import('./main.ts')\n")
  await build(shell, rival)
  if (rival === 'monolith') return join(shell, 'dist')
  for (const remote of REMOTES) {
    await cp(join(overlays, 'remote.config.js'), join(folder, remote, 'rspack.config.ts'))
    await build(join(folder, remote), rival)
  }
  return join(shell, 'dist')
}

async function copySources(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const filter = (source: string) => !NOT_COPIED.has(basename(source))
  for (const name of COPIED)
    await cp(join(root, name), join(folder, name), { recursive: true, verbatimSymlinks: true, filter })
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  for (const [overlay, place] of Object.entries(PLACES))
    await cp(join(overlays, overlay), join(folder, place))
}

async function build(cwd: string, rival: Rival): Promise<void> {
  const rspack = join(root, 'node_modules/@rspack/cli/bin/rspack.js')
  const env = { ...process.env, NODE_ENV: 'production', RIVAL: rival }
  await run(process.execPath, [rspack, 'build'], { cwd, env })
}

function areasOf(rival: Rival): string {
  const loads = REMOTES.map(name => {
    const module =
      rival === 'monolith' ? `../../${name}/src/remote.tsx` : `${name.replaceAll('-', '_')}/remote`
    return `  '${name}': () => import('${module}'),\n`
  })
  return `export { registry } from './registry.ts'\n\nexport const areas = {\n${loads.join('')}}\n`
}

const registry = `${REMOTES.map(
  (name, index) => `import { routes as routes${index} } from '../../${name}/src/routes.ts'\n`,
).join('')}
export const registry = {
  revision: 1,
  remotes: {
${REMOTES.map((name, index) => `    '${name}': { slot: 'main', routes: Object.values(routes${index}) },\n`).join('')}  },
}
`
