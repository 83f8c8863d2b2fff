import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import process from 'node:process'
import { root } from './paths.mjs'

export class CommandFailed extends Error {
  /** @override */
  name = 'CommandFailed'
}

/**
 * Runs a command in the root folder without showing its output. Throws `CommandFailed` with the output if the command
 * cannot be started or fails.
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 * @returns {Promise<void>}
 */
export function runQuietly(command, args, env = {}) {
  const needsShell = process.platform === 'win32' && command !== process.execPath
  const child = spawn(command, args, { cwd: root, env: { ...process.env, ...env }, shell: needsShell })
  const takingDown = takeDownWithUs(child)

  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', text => (output += text))
  }
  const line = [command, ...args].join(' ')
  return new Promise((resolve, reject) => {
    child.on('error', error => reject(new CommandFailed(`${line} could not be started: ${error.message}`)))
    child.on('close', (code, signal) => {
      takingDown.cancel()
      if (code === 0) resolve()
      else reject(new CommandFailed(`${output.trim()}\n\n${line} failed (${signal ?? `exit code ${code}`}).`))
    })
  })
}

/**
 * No command outlives this process, also when it ends because another command failed.
 * @param {import('node:child_process').ChildProcess} child
 */
function takeDownWithUs(child) {
  const kill = () => child.kill()
  /** @param {NodeJS.Signals} signal */
  const exit = signal => process.exit(128 + constants.signals[signal])
  process.once('exit', kill).once('SIGINT', exit).once('SIGTERM', exit)
  return { cancel: () => process.off('exit', kill).off('SIGINT', exit).off('SIGTERM', exit) }
}
