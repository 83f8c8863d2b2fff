import type { Release } from 'release-format'
import { openReleases } from 'release-store'
import { runCommand, WrongUsage } from '../process/command.ts'
import { builtShell } from '../release/check-shell.ts'
import { dataDir } from '../release/data-dir.ts'
import { localSite } from '../release/local-site.ts'
import { readCommand, type Options } from '../release/read-command.ts'
import { remoteSite } from '../release/remote-site.ts'
import { statusLines } from '../release/report.ts'
import { runReleaseCommand, type Result } from '../release/run-command.ts'
import { shellPaths } from '../release/shell-paths.ts'
import type { Site } from '../release/site.ts'
import { thisPerson } from '../release/this-person.ts'

await runCommand(async () => {
  const { command, options } = readCommand(process.argv.slice(2))
  const site = await siteOf(options)
  const result = await runReleaseCommand(command, site, options)
  process.stdout.write(options.json ? `${JSON.stringify(result.value)}\n` : await textOf(result, site))
  return result.exitCode ?? 0
})

async function siteOf({ site: address }: Options): Promise<Site> {
  const by = thisPerson()
  if (address === undefined && process.env['RELEASE_STORE'] === 'bucket')
    throw new WrongUsage('With RELEASE_STORE=bucket name the site: --site <address>.')
  if (address === undefined)
    return localSite(dataDir(), by, { shellPaths: await shellPaths(), shellDir: builtShell })
  const token = process.env['OPS_TOKEN']
  if (token) return remoteSite({ address, token, by, ...(process.env['PUBLISHER_KEY'] && { sign }) })
  throw new WrongUsage(`OPS_TOKEN is missing: the token of ${address}.`)
}

const sign = (release: Release) => openReleases({ dataDir: dataDir() }).signRelease(release)

/** Returns the lines of the result, followed by the live releases if they may have changed. */
async function textOf({ lines, isChange = false }: Result, site: Site): Promise<string> {
  const status = isChange ? statusLines(await site.report()) : []
  return [...lines, ...status].map(line => `${line}\n`).join('')
}
