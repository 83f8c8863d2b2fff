import { RefusedByGate } from 'release-store/gate'
import { runCommand, WrongUsage } from '../process/command.ts'
import { smokeRun, whyNotTried } from '../release/smoke-run.ts'

/**
 * `smoke-run <shell> [<release>]`: runs a built release in the pages of a built shell, and prints the result as JSON.
 * Without a release it prints whether one could be tried out.
 */
await runCommand(async () => {
  const [shellDir, folder] = process.argv.slice(2)
  if (shellDir === undefined) throw new WrongUsage('usage: smoke-run <shell folder> [<release folder>]')
  const outcome = folder === undefined ? notTried(whyNotTried(shellDir)) : await outcomeOf(folder, shellDir)
  process.stdout.write(`${JSON.stringify(outcome)}\n`)
  return 0
})

async function outcomeOf(folder: string, shellDir: string) {
  try {
    return notTried(await smokeRun(folder, shellDir))
  } catch (error) {
    if (error instanceof RefusedByGate) return { refusals: error.refusals, notTried: null }
    throw error
  }
}

function notTried(reason: string | null) {
  return { refusals: [], notTried: reason }
}
