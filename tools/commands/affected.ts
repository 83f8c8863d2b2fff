import { affectedBuilds } from '../build/affected.ts'
import { runCommand, WrongUsage } from '../process/command.ts'
import { root } from '../workspace/workspace.ts'

const USAGE = 'usage: npm run --silent affected -- <commit or branch>'

/** `npm run affected`: prints the builds that changed since a commit, one name a line. */
await runCommand(async () => {
  const [base, ...rest] = process.argv.slice(2)
  if (!base || rest.length > 0) throw new WrongUsage(USAGE)
  const names = await affectedBuilds(root, base)
  process.stdout.write(names.map(name => `${name}\n`).join(''))
  return 0
})
