import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand, WrongUsage } from '../process/command.ts'
import { printTrace } from '../trace/print-trace.ts'
import { readTrace, type Requirement } from '../trace/read-trace.ts'
import { tracePage } from '../trace/trace-page.ts'
import { root } from '../workspace/workspace.ts'

const USAGE = 'usage: npm run --silent trace [-- --json | --page]'

/** `npm run trace`: prints which tests show each requirement of the catalogue, and which ones no test shows. */
await runCommand(async () => {
  const [option = '', ...others] = process.argv.slice(2)
  if (others.length > 0 || !['', '--json', '--page'].includes(option)) throw new WrongUsage(USAGE)
  const { requirements } = readTrace(root)
  // The process exits at the end of the command, so a pipe must have taken everything before.
  await new Promise(done => process.stdout.write(outputOf(requirements, option), done))
  return 0
})

function outputOf(requirements: readonly Requirement[], option: string): string {
  if (option === '--json') return `${JSON.stringify(requirements, null, 2)}\n`
  return option === '--page' ? `${writePage(requirements)}\n` : printTrace(requirements)
}

/** Writes the page into a folder that git ignores, and returns its path. */
function writePage(requirements: readonly Requirement[]): string {
  const path = join(root, 'test-results/trace.html')
  mkdirSync(join(root, 'test-results'), { recursive: true })
  writeFileSync(path, tracePage(requirements))
  return path
}
