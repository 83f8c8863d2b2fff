import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.mjs'

/** Returns the version of pnpm that package.json names: `pnpm@12.21.0` or `pnpm@12.21.0+sha512.…`. */
export function wantedPnpm() {
  const { packageManager } = JSON.parse(read('package.json'))
  const version = /^pnpm@([^+]+)/.exec(packageManager)?.[1]
  if (!version) throw new Error(`package.json must name a pnpm in "packageManager", not ${packageManager}`)
  return version
}

/** Returns the version of Node in `.node-version`. */
export function wantedNode() {
  return read('.node-version').trim()
}

/** @param {string} file */
function read(file) {
  return readFileSync(join(root, file), 'utf8')
}
