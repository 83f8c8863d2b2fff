import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { nodeIn } from './paths.mjs'

/**
 * Returns whether everything in the manifests and the lock file is installed, by a stamp of the last complete
 * installation.
 * @param {string} root
 */
export function isInstalled(root) {
  return readStamp(root) === fingerprint(root) && installedParts(root).every(part => existsSync(part))
}

/** Leaves the stamp. Call it only after a complete installation. @param {string} root */
export function writeStamp(root) {
  writeFileSync(stampFile(root), fingerprint(root))
}

/**
 * Removes the stamp before any change: an interrupted installation must not look complete.
 * @param {string} root
 */
export function removeStamp(root) {
  rmSync(stampFile(root), { force: true })
}

/**
 * Returns a hash of everything that decides what is installed: system, Node, lock file and manifests.
 * @param {string} root
 */
function fingerprint(root) {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`)
  for (const file of ['.node-version', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', ...manifests(root)]) {
    hash.update(`\0${file}\0`).update(readFileSync(join(root, file)))
  }
  return hash.digest('hex')
}

/** Paths of all `package.json`, relative to the root. @param {string} root */
function manifests(root) {
  const folders = ['', 'packages', 'server'].flatMap(group => foldersIn(root, group))
  const inFolders = folders.map(folder => join(folder, 'package.json'))
  return ['package.json', ...inFolders.toSorted()].filter(file => existsSync(join(root, file)))
}

/** @param {string} root @param {string} group */
function foldersIn(root, group) {
  if (!existsSync(join(root, group))) return []
  const entries = readdirSync(join(root, group), { withFileTypes: true })
  return entries.filter(entry => entry.isDirectory()).map(entry => join(group, entry.name))
}

/**
 * Returns the parts of a complete installation: Node, and a node_modules in every package with dependencies.
 * @param {string} root
 */
function installedParts(root) {
  const dependents = manifests(root).filter(file => dependsOnSomething(join(root, file)))
  return [nodeIn(root), ...dependents.map(file => join(root, file, '..', 'node_modules'))]
}

/** @param {string} manifest */
function dependsOnSomething(manifest) {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(manifest, 'utf8'))
  return Object.keys({ ...dependencies, ...devDependencies }).length > 0
}

/** @param {string} root */
function readStamp(root) {
  const file = stampFile(root)
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}

/** Inside node_modules, so that deleting the packages deletes the claim too. @param {string} root */
function stampFile(root) {
  return join(root, 'node_modules', '.installed')
}
