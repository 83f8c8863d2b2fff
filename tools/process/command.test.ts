import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runReading } from './run.ts'

const COMMAND = `import { runCommand } from '${join(import.meta.dirname, 'command.ts')}'
await runCommand(async () => {
  await new Promise(done => process.stdout.write('a line\\n'.repeat(100_000), done))
  return 3
})`

it('a command whose reader takes one line alone ends by itself, without a word, with its exit code', async () => {
  const shell = '"$0" --input-type=module -e "$1" | head -1; exit ${PIPESTATUS[0]}'
  let output = ''
  const exitCode = await runReading(
    'bash',
    ['-c', shell, process.execPath, COMMAND],
    text => (output += text),
  )
  expect([exitCode, output]).toEqual([3, 'a line\n'])
})
