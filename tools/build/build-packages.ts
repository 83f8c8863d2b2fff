import { join } from 'node:path'
import { withLock } from 'file-kit'
import { inParallel } from '../process/in-parallel.ts'
import { run } from '../process/run.ts'
import {
  isRemote,
  packageNamed,
  remotesOf,
  root,
  type Workspace,
  type WorkspacePackage,
} from '../workspace/workspace.ts'
import { buildSources } from './sources/build-sources.ts'
import { fromDisk } from './sources/read-file.ts'
import { sourceVersion, type Mode } from './sources/source-hash.ts'
import { builtVersion, forgetBuild, rememberBuild } from './stamp.ts'

const BUILDS_AT_A_TIME = 2

/** Rspack's command line, for this very Node. */
export const rspack = join(root, 'node_modules/@rspack/cli/bin/rspack.js')

export type Build = { name: string; version: string; wasNeeded: boolean }

/** A build's own output is the message. */
export class BuildFailed extends Error {
  override readonly name = 'BuildFailed'
}

/** The packages that a running site needs built. */
export function sitePackages(workspace: Workspace): string[] {
  return ['shell', 'cdn', 'ops-console', 'tester-page', ...remotesOf(workspace)]
}

/**
 * Builds the `dist/` of the named packages whose sources have changed. Two processes that build at the same time take
 * turns. Throws `BuildFailed`.
 */
export function buildPackages(workspace: Workspace, names: readonly string[], mode?: Mode): Promise<Build[]> {
  return oneBuildAtATime(() => {
    const read = fromDisk(workspace.root)
    return inParallel(BUILDS_AT_A_TIME, names, async name => {
      const version = sourceVersion(workspace, name, { mode, read })
      const isUpToDate = builtVersion(packageNamed(workspace, name)) === version
      return isUpToDate ? { name, version, wasNeeded: false } : build(workspace, name, version, mode)
    })
  })
}

/** Builds one package under a version of its own choice, whether its sources changed or not. Throws `BuildFailed`. */
export function buildAs(workspace: Workspace, name: string, version: string): Promise<Build> {
  return oneBuildAtATime(() => build(workspace, name, version))
}

/** Builds remotes as pages of their own, beside their releases. Throws `BuildFailed`. */
export function buildAlone(workspace: Workspace, names: readonly string[]): Promise<void[]> {
  return oneBuildAtATime(() => {
    return inParallel(BUILDS_AT_A_TIME, names, async name => {
      const { folder } = packageNamed(workspace, name)
      await runBuild(name, folder, [rspack, 'build', '--config-name', 'standalone'])
    })
  })
}

/** Builds the programs of a packaged site; returns their folder. Throws `BuildFailed`. */
export function buildPrograms(workspace: Workspace): Promise<string> {
  return oneBuildAtATime(async () => {
    const { folder } = packageNamed(workspace, 'site')
    await runBuild('the programs', folder, [rspack, 'build'])
    return join(folder, 'dist/program')
  })
}

async function build(
  workspace: Workspace,
  name: string,
  version: string,
  mode: Mode = 'production',
): Promise<Build> {
  const built = packageNamed(workspace, name)
  const { files, partly } = buildSources(workspace, name)
  forgetBuild(built)
  const milliseconds = await runBuild(name, built.folder, buildCommand(built), {
    NODE_ENV: mode,
    RELEASE_VERSION: version,
    RELEASE_SOURCES: [...files, ...partly].join('\n'),
    MF_BUILD_VERSION: `${name}:${version}`,
  })
  rememberBuild(built, version)
  process.stderr.write(`built ${name} ${version} in ${(milliseconds / 1000).toFixed(1)} s\n`)
  return { name, version, wasNeeded: true }
}

async function runBuild(
  name: string,
  folder: string,
  command: readonly string[],
  settings: Readonly<Record<string, string>> = { NODE_ENV: 'production' },
): Promise<number> {
  const env = { ...process.env, ...settings }
  const { exitCode, output, milliseconds } = await run(process.execPath, command, { cwd: folder, env })
  if (exitCode !== 0) throw new BuildFailed(`${output.trim()}\n\nThe build of ${name} failed.`)
  return milliseconds
}

function buildCommand({ name }: WorkspacePackage): string[] {
  if (name === 'cdn') return ['build.ts']
  return isRemote(name) ? [rspack, 'build', '--config-name', 'federated'] : [rspack, 'build']
}

function oneBuildAtATime<T>(work: () => Promise<T>): Promise<T> {
  const onWait = () => void process.stderr.write('Another build is running; waiting.\n')
  return withLock(join(root, '.tools/build.lock'), work, onWait)
}
