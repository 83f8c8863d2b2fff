import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { runCommand, WrongUsage } from '../process/command.ts'
import { printTrace } from '../trace/print-trace.ts'
import { readTrace, type Requirement } from '../trace/read-trace.ts'
import { tracePage } from '../trace/trace-page.ts'
import { root } from '../workspace/workspace.ts'

const USAGE = 'usage: npm run --silent trace [-- --json | --page]'
const PAGE = join(root, 'test-results/trace.html')

const outputs = new Map<string, (requirements: readonly Requirement[]) => string>([
  ['', printTrace],
  ['--json', requirements => `${JSON.stringify(requirements, null, 2)}\n`],
  ['--page', writePage],
])

/** `npm run trace`: prints which tests show each requirement of the catalogue, and which ones no test shows. */
await runCommand(async () => {
  const outputOf = outputs.get(process.argv.slice(2).join(' '))
  if (!outputOf) throw new WrongUsage(USAGE)
  // The process exits at the end of the command, so a pipe must have taken everything before.
  await new Promise(done => process.stdout.write(outputOf(readTrace(root).requirements), done))
  return 0
})

function writePage(requirements: readonly Requirement[]): string {
  mkdirSync(dirname(PAGE), { recursive: true })
  writeFileSync(PAGE, tracePage(requirements))
  return `${PAGE}\n`
}
