import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.mjs'

const commandsFolder = join(root, 'tools', 'commands')

/**
 * The script behind a command's name, or null when there is no such command.
 * @param {string} command
 */
export function scriptOf(command) {
  const script = join(commandsFolder, `${command}.ts`)
  return /^[a-z][a-z0-9]*$/.test(command) && existsSync(script) ? script : null
}

/** Returns one line with the commands of `node tools/run.mjs`. */
export function usage() {
  const commands = readdirSync(commandsFolder).filter(file => /^[a-z][a-z0-9]*\.ts$/.test(file))
  return `usage: node tools/run.mjs ${commands.map(file => file.replace('.ts', '')).join('|')} [arguments]`
}
