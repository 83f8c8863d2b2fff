import { runCommand, WrongUsage } from '../process/command.ts'
import { tryReleases, whyNotTried, type Outcome } from '../release/trial/try-releases.ts'

/**
 * `smoke-run <shell> [<release>…]`: tries built releases in the pages of a built shell, and prints an outcome in JSON for
 * each, on a line. Without a release it prints whether one could be tried out.
 */
await runCommand(async () => {
  const [shellDir, ...folders] = process.argv.slice(2)
  if (shellDir === undefined) throw new WrongUsage('usage: smoke-run <shell folder> [<release folder>…]')
  const possible: Outcome = { refusals: [], notTried: whyNotTried(shellDir) }
  const outcomes = folders.length === 0 ? [possible] : await tryReleases(folders, shellDir)
  for (const outcome of outcomes) process.stdout.write(`${JSON.stringify(outcome)}\n`)
  return 0
})
