import type { Release } from 'release-format'
import { openReleases } from 'release-store'
import { runCommand, WrongUsage } from '../process/command.ts'
import { builtShell } from '../release/check-shell.ts'
import { dataDir } from '../release/data-dir.ts'
import { localTarget } from '../release/local-target.ts'
import { perform, type Result } from '../release/perform.ts'
import { readRequest, type Manner } from '../release/read-request.ts'
import { statusLines } from '../release/report.ts'
import { shellPaths } from '../release/shell-paths.ts'
import { siteTarget } from '../release/site-target.ts'
import type { Target } from '../release/target.ts'
import { thisPerson } from '../release/this-person.ts'

await runCommand(async () => {
  const { request, manner } = readRequest(process.argv.slice(2))
  const target = await targetOf(manner)
  const result = await perform(request, target, manner)
  process.stdout.write(manner.json ? `${JSON.stringify(result.value)}\n` : await textOf(result, target))
  return result.exitCode ?? 0
})

async function targetOf({ site }: Manner): Promise<Target> {
  const by = thisPerson()
  if (site === undefined && process.env['RELEASE_STORE'] === 'bucket')
    throw new WrongUsage('With RELEASE_STORE=bucket name the site: --site <address>.')
  if (site === undefined)
    return localTarget(dataDir(), by, { shellPaths: await shellPaths(), shellDir: builtShell })
  const token = process.env['OPS_TOKEN']
  if (token) return siteTarget({ site, token, by, ...(process.env['PUBLISHER_KEY'] && { sign }) })
  throw new WrongUsage(`OPS_TOKEN is missing: the token of ${site}.`)
}

const sign = (release: Release) => openReleases({ dataDir: dataDir() }).signRelease(release)

/** What was done, and below a change what is live now. */
async function textOf({ lines, isChange = false }: Result, target: Target): Promise<string> {
  const status = isChange ? statusLines(await target.report()) : []
  return [...lines, ...status].map(line => `${line}\n`).join('')
}
