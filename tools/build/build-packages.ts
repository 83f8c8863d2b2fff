import { join } from 'node:path'
import { withLock } from '../bootstrap/lock.mjs'
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
import { sourceVersion, type Mode } from './source-hash.ts'
import { builtVersion, forgetBuild, rememberBuild } from './stamp.ts'

const BUILDS_AT_A_TIME = 2

/** Rspack's command line, for this very Node. */
export const rspack = join(root, 'node_modules/@rspack/cli/bin/rspack.js')

export type Build = { name: string; version: string; wasNeeded: boolean }

/** A build's own output is the message. */
export class BuildFailed extends Error {
  override readonly name = 'BuildFailed'
}

/** What a running site needs built. */
export function sitePackages(workspace: Workspace): string[] {
  return ['shell', 'cdn', ...remotesOf(workspace)]
}

/**
 * Brings the `dist/` of the named packages up to date with their sources; what is up to date stays as it is.
 * Two processes that build at the same time take turns. Throws `BuildFailed`.
 */
export function buildPackages(workspace: Workspace, names: readonly string[], mode?: Mode): Promise<Build[]> {
  return whileNobodyElseBuilds(() => {
    return inParallel(BUILDS_AT_A_TIME, names, name => {
      return buildIfChanged(packageNamed(workspace, name), sourceVersion(workspace, name, mode), mode)
    })
  })
}

/** Builds one package under a version of its own choice, whether its sources changed or not. Throws `BuildFailed`. */
export function buildAs(workspace: Workspace, name: string, version: string): Promise<Build> {
  return whileNobodyElseBuilds(() => build(packageNamed(workspace, name), version))
}

async function buildIfChanged(built: WorkspacePackage, version: string, mode?: Mode): Promise<Build> {
  const isUpToDate = builtVersion(built) === version
  return isUpToDate ? { name: built.name, version, wasNeeded: false } : build(built, version, mode)
}

async function build(built: WorkspacePackage, version: string, mode: Mode = 'production'): Promise<Build> {
  const { name, folder } = built
  forgetBuild(built)
  const naming = { RELEASE_VERSION: version, MF_BUILD_VERSION: `${name}:${version}` }
  const environment = { ...process.env, NODE_ENV: mode, ...naming }
  const { exitCode, output, milliseconds } = await run(process.execPath, buildCommand(built), {
    cwd: folder,
    env: environment,
  })
  if (exitCode !== 0) throw new BuildFailed(`${output.trim()}\n\nThe build of ${name} failed.`)
  rememberBuild(built, version)
  process.stderr.write(`built ${name} ${version} in ${(milliseconds / 1000).toFixed(1)} s\n`)
  return { name, version, wasNeeded: true }
}

function buildCommand({ name }: WorkspacePackage): string[] {
  if (name === 'cdn') return ['build.ts']
  return isRemote(name) ? [rspack, 'build', '--config-name', 'federated'] : [rspack, 'build']
}

function whileNobodyElseBuilds<T>(work: () => Promise<T>): Promise<T> {
  return withLock(join(root, '.tools/build.lock'), work, sayWeWait)
}

function sayWeWait(): void {
  process.stderr.write('somebody else is building; waiting for them …\n')
}
