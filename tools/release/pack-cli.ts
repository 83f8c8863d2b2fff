import { cp, mkdtempDisposable, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeTypesPackage } from '../api/types-package.ts'
import { BuildFailed, buildPackages, rspack } from '../build/build-packages.ts'
import { run } from '../process/run.ts'
import { packageNamed, readWorkspace, root } from '../workspace/workspace.ts'

/** The name under which teams outside install the commands. */
const NAME = '@delivery-support/release'

/** Packs the commands with all that they need into a file for `npm install`. Returns the file. Throws `BuildFailed`. */
export async function packCli(to: string): Promise<string> {
  const workspace = readWorkspace(root)
  const { folder, version } = packageNamed(workspace, 'release-cli')
  await buildPackages(workspace, ['cdn'])
  await completed(process.execPath, [rspack, 'build'], folder, { NODE_ENV: 'production' })
  await using packed = await mkdtempDisposable(join(tmpdir(), 'release-cli-'))
  await assemble(folder, packed.path, version)
  const output = await completed('npm', ['pack', '--silent', '--pack-destination', to], packed.path)
  return join(to, output.trim().split('\n').at(-1) ?? '')
}

async function assemble(from: string, to: string, version: string): Promise<void> {
  const copied = [
    [join(from, 'dist/program'), to],
    [join(from, 'dist/frame'), join(to, 'frame')],
    [join(root, 'cdn/dist/css'), join(to, 'frame/cdn/css')],
    [join(from, 'starter'), join(to, 'starter')],
    [join(from, 'README.md'), join(to, 'README.md')],
    [join(root, 'LICENSE'), join(to, 'LICENSE')],
  ] as const
  for (const [source, target] of copied) await cp(source, target, { recursive: true })
  // The fonts stay on the site; a page alone has those of the machine.
  await writeFile(join(to, 'frame/cdn/css/font.css'), '')
  await rm(join(to, 'frame/cdn/css/first-view.css'))
  const common = join(to, 'starter/common')
  writeTypesPackage(root, 'shared-session', join(common, 'shared-session'))
  await writeFile(join(common, 'area.d.ts'), await areaTypes())
  const manifest = {
    name: NAME,
    version,
    type: 'module',
    bin: { release: './release.mjs' },
    engines: { node: '>=20' },
    license: 'MIT',
  }
  await writeFile(join(to, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
}

/** Returns the types of the lifecycles and their props, without those of other packages. */
async function areaTypes(): Promise<string> {
  const source = await readFile(join(root, 'packages/remote-kit/src/area-props.ts'), 'utf8')
  return source.replace(
    /^import .* from 'site-config'$/m,
    '/** The settings of the operator: docs/settings.md, Site configuration. */\ntype SiteConfig = Readonly<Record<string, any>>',
  )
}

async function completed(
  command: string,
  args: readonly string[],
  cwd: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<string> {
  const { exitCode, output } = await run(command, args, { cwd, env: { ...process.env, ...settings } })
  if (exitCode === 0) return output
  throw new BuildFailed(`${output.trim()}\n\n${command} ${args[0]} failed in ${cwd}.`)
}
