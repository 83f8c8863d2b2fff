import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { callsTo, thisPerson } from 'release-cli'
import { runCommand, WrongUsage } from '../process/command.ts'
import { dataDir } from '../release/data-dir.ts'
import { readTokenCommand, runTokenCommand } from '../token/token-command.ts'

await runCommand(async () => {
  const { command, site, json } = readTokenCommand(process.argv.slice(2))
  const address = site ?? `http://localhost:${process.env['PORT'] || 8080}`
  const token = command === 'help' ? '' : await ownersToken(site)
  const { value, text, remark } = await runTokenCommand(
    command,
    callsTo({ address, token, by: thisPerson() }),
  )
  if (remark !== undefined) process.stderr.write(`${remark}\n`)
  process.stdout.write(`${json ? JSON.stringify(value) : text}\n`)
  return 0
})

/** The site of this machine keeps a token that it has made in its data folder. */
async function ownersToken(site: string | undefined): Promise<string> {
  const given = process.env['OPS_TOKEN']
  if (given) return given
  if (site !== undefined) throw new WrongUsage(`OPS_TOKEN is missing: the owner's token of ${site}.`)
  try {
    return (await readFile(join(dataDir(), 'ops-token'), 'utf8')).trim()
  } catch {
    throw new WrongUsage(`OPS_TOKEN is missing, and ${dataDir()} has none: start the site first.`)
  }
}
