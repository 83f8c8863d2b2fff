import type { Asked, Commands, Result } from './command.ts'
import { explain, failureOf } from './explain.ts'
import { helpOf, helpOfCommand } from './help.ts'
import { readCommand } from './read-command.ts'
import { statusLines } from './report.ts'
import type { Site } from './site.ts'

type Program = {
  /** The words before the command, for help. */
  name: string
  commands: Commands
  openSite: (options: Asked['options']) => Promise<Site>
}

/** Runs a command line and prints its result. Returns the exit code; with `--json` errors are printed as JSON. */
export async function runRelease(args: readonly string[], program: Program): Promise<number> {
  try {
    return await run(args, program)
  } catch (error) {
    if (!args.includes('--json')) return explain(error)
    const failure = failureOf(error)
    print(JSON.stringify(failure))
    return failure.error.exitCode
  }
}

async function run(args: readonly string[], { name, commands, openSite }: Program): Promise<number> {
  if (args[0] === undefined || args[0] === 'help' || args[0] === '--help') {
    print(helpOf(name, commands))
    return args[0] === undefined ? 2 : 0
  }
  const asked = readCommand(name, args, commands)
  const command = commands[asked.verb]
  if (!command) throw new TypeError(asked.verb)
  if (asked.options.help) {
    print(helpOfCommand(name, asked.verb, command))
    return 0
  }
  let site: Promise<Site> | undefined
  const open = () => (site ??= openSite(asked.options))
  const result = await command.run(asked, open)
  print(asked.options.json ? JSON.stringify(result.value) : await textOf(result, open))
  return result.exitCode ?? 0
}

/** Returns the lines of the result, followed by the live releases if they may have changed. */
async function textOf({ lines, isChange = false }: Result, open: () => Promise<Site>): Promise<string> {
  const status = isChange ? statusLines(await (await open()).report()) : []
  return [...lines, ...status].join('\n')
}

function print(text: string): void {
  process.stdout.write(`${text}\n`)
}
