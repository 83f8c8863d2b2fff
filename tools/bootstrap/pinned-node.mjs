import { spawn } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import process from 'node:process'
import { pinnedNode, pnpm, root } from './paths.mjs'
import { whenStarterIsGone } from './starter.mjs'

const stopWithParent = new URL('./stop-with-parent.mjs', import.meta.url).href

/**
 * Runs a TypeScript file on the pinned Node and returns its exit code. Signals are passed on to it, so that it can
 * stop in good order. If this process is killed, it notices and stops as well.
 * @param {string} script
 * @param {string[]} args
 * @returns {Promise<number>}
 */
export function runOnPinnedNode(script, args) {
  const node = realpathSync(pinnedNode)
  const path = [dirname(node), join(root, 'node_modules', '.bin'), dirname(pnpm), process.env['PATH'] ?? '']
  process.env['PATH'] = path.join(delimiter)
  // Halves the time in which commands, and the servers and test runners that they start, start.
  process.env['NODE_COMPILE_CACHE'] ??= join(root, '.cache/compiled')
  const child = spawn(node, ['--import', stopWithParent, script, ...args], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  forwardSignalsTo(child)
  whenStarterIsGone(() => child.kill('SIGTERM'))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code, signal) => resolve(signal ? 128 + constants.signals[signal] : (code ?? 1)))
  })
}

/** @param {import('node:child_process').ChildProcess} child */
function forwardSignalsTo(child) {
  process.on('SIGTERM', () => child.kill('SIGTERM')).on('SIGHUP', () => child.kill('SIGHUP'))
  process.on('SIGINT', () => {
    // The Ctrl-C of a terminal reaches the child by itself, and a second one may mean "at once".
    if (!process.stdin.isTTY) child.kill('SIGINT')
  })
}
