import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { runQuietly } from './run-quietly.mjs'

// Without access to the registry, npm would retry for minutes for each part of a package.
const retryBriefly = ['--fetch-retry-mintimeout=500', '--fetch-retry-maxtimeout=3000']
// Some packages, such as pnpm, put the binary of this system in place by a script.
const options = ['--no-save', '--ignore-scripts=false', ...retryBriefly]

/**
 * Installs one version of a package into a folder of its own, unless its program is there: an interrupted installation
 * may have left the rest. Throws `CommandFailed`.
 * @param {string} folder
 * @param {string} name
 * @param {string} version
 * @param {string} program
 */
export async function installByNpm(folder, name, version, program) {
  if (existsSync(program) && installedVersion(folder, name) === version) return
  await npm(['install', '--prefix', folder, ...options, `${name}@${version}`])
}

/** @param {string} folder @param {string} name */
function installedVersion(folder, name) {
  const manifest = join(folder, 'node_modules', name, 'package.json')
  return existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')).version : null
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
