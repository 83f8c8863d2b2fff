import { provideDatabaseServer } from '../mutants/database-server.ts'
import { measured } from '../mutants/measured.ts'
import { filesAt, placesIn, runStryker, type Score } from '../mutants/run-stryker.ts'
import { touchedPlaces } from '../mutants/touched-places.ts'
import { runCommand, WrongUsage } from '../process/command.ts'
import { root } from '../workspace/workspace.ts'

/** The share of faults in a change that its tests have to notice. */
const ENOUGH = 0.95

const known = measured.map(({ name }) => name)
const USAGE = `usage: npm run mutants [-- --changed [BRANCH] | FILE or FOLDER … | ${known.join('|')} …]`

/**
 * `npm run mutants [-- domain-rules …]` prints the share of small faults that tests notice, and the unnoticed ones. It
 * takes packages, folders, files, or places such as `shared-session/src/a.ts:3-9`. `npm run mutants -- --changed [main]`
 * takes the functions that this branch has changed. Its exit code is 1 if too few faults are noticed.
 */
await runCommand(async () => {
  const [first, base = 'main'] = process.argv.slice(2)
  if (first === '--changed') {
    const scores = await measurePlaces(await touchedPlaces(root, base))
    return scores.every(({ noticed, all, untried }) => noticed >= ENOUGH * (all + untried)) ? 0 : 1
  }
  const asked = process.argv.slice(2)
  const places = asked.filter(word => word.includes('/'))
  if (!asked.every(word => known.includes(word) || places.includes(word))) throw new WrongUsage(USAGE)
  const files = places.flatMap(place => filesAt(root, place))
  const scores = await (places.length > 0 ? measurePlaces(files) : measurePackages(asked))
  if (scores.length === 0) throw new WrongUsage(`no measured code in ${places.join(' ')}\n${USAGE}`)
  return 0
})

function measurePackages(names: readonly string[]): Promise<Score[]> {
  const wanted = measured.filter(({ name }) => names.length === 0 || names.includes(name))
  return measure(wanted.map(one => ({ one })))
}

function measurePlaces(places: readonly string[]): Promise<Score[]> {
  const each = measured.map(one => ({ one, places: placesIn(one, places) }))
  return measure(each.filter(({ places: own }) => own.length > 0))
}

/** Measures one package after the other, then prints the share of each. */
async function measure(
  asked: readonly { one: (typeof measured)[number]; places?: string[] }[],
): Promise<Score[]> {
  if (asked.some(({ one }) => one.config === 'vitest.database.config.ts')) await provideDatabaseServer(root)
  const scores: (Score & { name: string })[] = []
  for (const { one, places } of asked)
    scores.push({ name: one.name, ...(await runStryker(root, one, places)) })
  const lines = scores.map(({ name, noticed, all, untried }) => {
    const share = ((100 * noticed) / Math.max(1, all)).toFixed(1)
    return `${name}: ${noticed} of ${all} faults noticed, ${share} %; ${untried} untried\n`
  })
  process.stdout.write(`\n${lines.join('')}`)
  return scores
}
