import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtempDisposable, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Compilation, Compiler } from '@rspack/core'
import { faultOfView, VIEWS_FILE, type ScreenFiles, type View, type Views } from 'release-format/views'
import { bundleForNode } from '../bundle.ts'
import { filesOf, screenAt } from './screen-files.ts'

/** A source with this name exports the promise of a release's drawn views. */
const ENTRY = './src/views.ts'

const REMOTE = 'src/remote.tsx'

type Drawn = Pick<View, 'settings'> & { path: string; html: string }

/**
 * Returns a plug-in that draws the first views of a remote while it is built, and writes them beside its other files,
 * with the files of each screen. A remote without `src/views.ts` has no views. `shared` are packages of the page by
 * version, and `paths` the pages of the remote. Fails the build for a view that pages may not show.
 */
export function releaseViews(
  shared: Views['shared'],
  paths: readonly string[],
): (compiler: Compiler) => void {
  return compiler => {
    const { Compilation, sources } = compiler.rspack
    if (compiler.options.mode !== 'production' || paths.length === 0) return
    compiler.hooks.thisCompilation.tap('ReleaseViews', compilation => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tapPromise({ name: 'ReleaseViews', stage }, async () => {
        const drawn = await viewsOf(compiler)
        for (const { path, html } of drawn) assertShowable(path, html)
        const pages = drawn.map(view => [view.path, describe(view, compilation)] as const)
        const others = paths.filter(path => !drawn.some(view => view.path === path))
        const screens = others.map(path => [path, filesAt(path, compilation)] as const)
        const views: Views = {
          shared,
          pages: Object.fromEntries(pages),
          screens: Object.fromEntries(screens),
        }
        for (const { path, html } of drawn) emit(fileOf(path), html)
        emit(VIEWS_FILE, `${JSON.stringify(views, null, 2)}\n`)
      })

      const emit = (file: string, text: string) => compilation.emitAsset(file, new sources.RawSource(text))
    })
  }
}

function describe({ path, settings }: Drawn, compilation: Compilation): View {
  return { file: fileOf(path), ...filesAt(path, compilation), settings }
}

/** The files of the remote and of its screen at a path. */
function filesAt(path: string, compilation: Compilation): ScreenFiles {
  const { context } = compilation.compiler
  const isScreen = screenAt(context, path)
  return filesOf(compilation, source => source === join(context, REMOTE) || isScreen(source))
}

function fileOf(path: string): string {
  return `views${path}.html`
}

function assertShowable(path: string, html: string): void {
  const fault = faultOfView(html)
  if (fault !== null) throw new Error(`The first view of ${path} ${fault}.`)
}

/** Draws the views of a remote in a process of its own. */
async function viewsOf(compiler: Compiler): Promise<readonly Drawn[]> {
  if (!existsSync(join(compiler.context, ENTRY))) return []
  const { code } = await bundleForNode(compiler, ENTRY)
  await using folder = await mkdtempDisposable(join(tmpdir(), 'views-'))
  await writeFile(join(folder.path, 'views.mjs'), code)
  const args = ['--input-type=module', '--eval', PRINT]
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    cwd: folder.path,
    maxBuffer: 1 << 24,
  })
  return JSON.parse(stdout) as readonly Drawn[]
}

const PRINT = `import { views } from './views.mjs'
process.stdout.write(JSON.stringify(await views), () => process.exit())`
