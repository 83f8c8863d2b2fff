import { hasCode } from 'file-kit'
import { explain, WrongUsage } from 'release-cli/explain'
import { stopAll, stopChildrenOnSignals } from './children.ts'

export { WrongUsage }

/**
 * Runs a command to its end; its number is the exit code. An error with a name of its own is explained by its message
 * alone. Any other is a bug, and is printed with its stack. No child outlives the command. A reader of the output that
 * closes the pipe, as `head` does, changes nothing.
 */
export async function runCommand(command: () => Promise<number>): Promise<never> {
  stopChildrenOnSignals()
  process.stdout.on('error', ignoreClosedPipe)
  const exitCode = await command().catch(explain)
  await stopAll()
  process.exit(exitCode)
}

function ignoreClosedPipe(error: Error): void {
  if (!hasCode(error, 'EPIPE')) throw error
}
