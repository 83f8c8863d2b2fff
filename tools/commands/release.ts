import { RefusedByGate } from 'release-store/gate'
import { openRemoteSite, runRelease, thisPerson, type Options, type Site } from 'release-cli'
import { runCommand, WrongUsage } from '../process/command.ts'
import { builtShell } from '../release/check-shell.ts'
import { checkoutCommands } from '../release/checkout-commands.ts'
import { dataDir } from '../release/data-dir.ts'
import { localSite } from '../release/local-site.ts'
import { shellPaths } from '../release/shell-paths.ts'
import { tryReleases } from '../release/trial/try-releases.ts'

await runCommand(() =>
  runRelease(process.argv.slice(2), { name: 'npm run release --', commands: checkoutCommands, openSite }),
)

async function openSite(options: Options): Promise<Site> {
  const address = options.site ?? process.env['RELEASE_SITE']
  if (address) return openRemoteSite(address, options)
  if (process.env['RELEASE_STORE'] === 'bucket')
    throw new WrongUsage('With RELEASE_STORE=bucket name the site: --site <address>.')
  return localSite(dataDir(), thisPerson(), { shellPaths, shellDir: builtShell }, tryOut)
}

async function tryOut(folder: string): Promise<string> {
  const [outcome] = await tryReleases([folder], builtShell)
  if (outcome && outcome.refusals.length > 0) throw new RefusedByGate(outcome.refusals)
  return outcome?.notTried ?? 'tried out in a browser: every page is drawn, and nothing is left behind'
}
