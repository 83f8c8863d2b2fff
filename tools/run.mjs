// Plain JavaScript on Node's own modules: this file and tools/bootstrap/ run before anything is installed.
import process from 'node:process'
import { installDependencies } from './bootstrap/install-dependencies.mjs'
import { runOnPinnedNode } from './bootstrap/pinned-node.mjs'
import { scriptOf, usage } from './bootstrap/usage.mjs'

const OLDEST_NODE = 20

const [command = '', ...args] = process.argv.slice(2)
const script = scriptOf(command)

if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE)
  fail(`Node ${OLDEST_NODE} or newer is needed to begin with; this is ${process.versions.node}.`)
if (!script) fail(usage(), 2)

try {
  await installDependencies()
} catch (error) {
  fail(error instanceof Error ? error.message : String(error))
}
process.exitCode = await runOnPinnedNode(script, args)

/** @param {string} message @param {number} [code] @returns {never} */
function fail(message, code = 1) {
  process.stderr.write(`${message}\n`)
  process.exit(code)
}
