import { siteIn } from 'release-cli'
import { runCommand, WrongUsage } from '../process/command.ts'
import { failuresOf } from '../smoke/smoke-checks.ts'

/** `npm run smoke -- <address>`: checks that a running site serves a visitor. The exit code is 1 if it does not. */
await runCommand(async () => {
  const [address] = process.argv.slice(2)
  if (address === undefined) throw new WrongUsage('usage: smoke <address of a site>')
  const failures = await failuresOf(siteIn(address), line => void process.stdout.write(`${line}\n`))
  return failures === 0 ? 0 : 1
})
