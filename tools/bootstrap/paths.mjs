import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

const onWindows = process.platform === 'win32'

/** The repository's root folder. */
export const root = fileURLToPath(new URL('../../', import.meta.url)).replace(/[\\/]$/, '')

/** pnpm, and nothing else, is installed here by npm. */
export const toolsFolder = join(root, '.tools')

export const pnpm = join(toolsFolder, 'node_modules', '.bin', onWindows ? 'pnpm.cmd' : 'pnpm')

/** The binary itself rather than the shim in `.bin`: a signal must reach Node, not a shell around it. */
export const pinnedNode = join(root, 'node_modules', 'node', 'bin', onWindows ? 'node.exe' : 'node')
