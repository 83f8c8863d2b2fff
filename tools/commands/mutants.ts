import { measured } from '../mutants/measured.ts'
import { runStryker } from '../mutants/run-stryker.ts'
import { runCommand, WrongUsage } from '../process/command.ts'
import { root } from '../workspace/workspace.ts'

/** `npm run mutants [-- domain-rules …]`: how many small faults in a package its tests notice, and which they do not. */
await runCommand(async () => {
  const names = process.argv.slice(2)
  const known = measured.map(({ name }) => name)
  if (!names.every(name => known.includes(name)))
    throw new WrongUsage(`usage: npm run mutants [-- ${known.join('|')} …]`)

  const wanted = measured.filter(({ name }) => names.length === 0 || names.includes(name))
  const scores: string[] = []
  for (const one of wanted) {
    const { noticed, all } = await runStryker(root, one)
    const share = ((100 * noticed) / all).toFixed(1)
    scores.push(`${one.name}: ${noticed} of ${all} faults noticed, ${share} %\n`)
  }
  process.stdout.write(`\n${scores.join('')}`)
  return 0
})
