import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Options } from '../command.ts'
import { WrongUsage } from '../explain.ts'
import { openRemoteSite } from '../remote-site.ts'
import { runRelease } from '../run-release.ts'
import { outsideCommands } from './outside-commands.ts'

const commands = outsideCommands(dirname(fileURLToPath(import.meta.url)))

// The server of `alone` keeps the process running after this.
process.exitCode = await runRelease(process.argv.slice(2), { name: 'release', commands, openSite })

async function openSite(options: Options) {
  const address = options.site ?? process.env['RELEASE_SITE']
  if (address) return openRemoteSite(address, options)
  throw new WrongUsage('Name the site: --site <address>, or RELEASE_SITE.')
}
