import { publish } from '../release/publish.ts'
import { rollBack } from '../release/roll-back.ts'
import { printStatus } from '../release/status.ts'
import { runCommand, WrongUsage } from '../process/command.ts'
import { dataDir } from '../release/data-dir.ts'
import { releaseNotes } from '../release/notes.ts'
import { readWorkspace, root } from '../workspace/workspace.ts'

const USAGE = `usage: npm run release -- publish <remote> [--version X]   build it, and make the build live
       npm run release -- rollback <remote>                make the release before it live again
       npm run release -- status                           what is live
       npm run release -- notes <remote> [<commit>]        what changed since its last release, or since a commit`

await runCommand(async () => {
  const [verb, ...args] = process.argv.slice(2)
  if (verb === 'notes') await printNotes(args)
  else {
    await act(verb, args)
    await printStatus(dataDir())
  }
  return 0
})

async function printNotes([name, since, ...rest]: readonly string[]): Promise<void> {
  if (!name || rest.length > 0) throw new WrongUsage(USAGE)
  const titles = await releaseNotes(readWorkspace(root), name, since)
  process.stdout.write(titles.map(title => `- ${title}\n`).join('') || `Nothing changed in ${name}.\n`)
}

async function act(verb: string | undefined, args: readonly string[]): Promise<void> {
  const [name, option, version, ...rest] = args
  const isPlain = name !== undefined && option === undefined
  const hasVersion = option === '--version' && version !== undefined && rest.length === 0

  if (verb === 'status' && args.length === 0) return
  if (verb === 'publish' && isPlain) return publish(name)
  if (verb === 'publish' && name && hasVersion) return publish(name, version)
  if (verb === 'rollback' && isPlain) return rollBack(dataDir(), name)
  throw new WrongUsage(USAGE)
}
