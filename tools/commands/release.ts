import { runCommand } from '../process/command.ts'
import { dataDir } from '../release/data-dir.ts'
import { releaseNotes } from '../release/notes.ts'
import { publish, publishFolder } from '../release/publish.ts'
import { readRequest, type Request } from '../release/read-request.ts'
import { retire } from '../release/retire.ts'
import { rollBack } from '../release/roll-back.ts'
import { printStatus } from '../release/status.ts'
import { readWorkspace, root } from '../workspace/workspace.ts'

await runCommand(async () => {
  const request = readRequest(process.argv.slice(2))
  await act(request)
  if (request.verb !== 'notes') await printStatus(dataDir())
  return 0
})

async function act(request: Request): Promise<void> {
  switch (request.verb) {
    case 'publish':
      return publish(request.remote, request.version)
    case 'publish folder':
      return publishFolder(request.folder)
    case 'rollback':
      return rollBack(dataDir(), request.remote, request.to)
    case 'retire':
      return retire(dataDir(), request.remote)
    case 'notes':
      return printNotes(request.remote, request.since)
    case 'status':
  }
}

async function printNotes(name: string, since: string | undefined): Promise<void> {
  const titles = await releaseNotes(readWorkspace(root), name, since)
  process.stdout.write(titles.map(title => `- ${title}\n`).join('') || `Nothing changed in ${name}.\n`)
}
