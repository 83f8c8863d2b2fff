import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { pnpm, root, toolsFolder } from './paths.mjs'
import { runQuietly } from './run-quietly.mjs'

// Without access to the registry, npm would retry for minutes for each part of pnpm.
const retryBriefly = ['--fetch-retry-mintimeout=500', '--fetch-retry-maxtimeout=3000']
// pnpm puts the binary for this machine in place by a script.
const installOptions = ['--ignore-scripts=false', ...retryBriefly]

/** Installs the pnpm that package.json names into `.tools/`, unless it is there. @param {(line: string) => void} report */
export async function installPnpm(report) {
  const wanted = wantedVersion()
  if (existsSync(pnpm) && installedVersion() === wanted) return
  report(`bringing pnpm ${wanted} into .tools/ …`)
  await npm(['install', '--prefix', toolsFolder, '--no-save', ...installOptions, `pnpm@${wanted}`])
}

/** `pnpm@12.21.0` or `pnpm@12.21.0+sha512.…` */
function wantedVersion() {
  const { packageManager } = readJson(join(root, 'package.json'))
  const version = /^pnpm@([^+]+)/.exec(packageManager)?.[1]
  if (!version) throw new Error(`package.json must name a pnpm in "packageManager", not ${packageManager}`)
  return version
}

function installedVersion() {
  const manifest = join(toolsFolder, 'node_modules', 'pnpm', 'package.json')
  return existsSync(manifest) ? readJson(manifest).version : null
}

/**
 * Uses npm's own script if npm started this process: it needs no shell, also on Windows.
 * @param {string[]} args
 */
function npm(args) {
  const script = process.env['npm_execpath'] ?? ''
  return script.endsWith('npm-cli.js')
    ? runQuietly(process.execPath, [script, ...args])
    : runQuietly('npm', args)
}

/** @param {string} file */
function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'))
}
