import { expect, it, onTestFinished, vi } from 'vitest'
import { ProgramFailed, runProgram } from './run-program.ts'

const run = (script: string) => runProgram('/bin/sh', ['-c', script], undefined)

it('a warning is no failure', async () => {
  await expect(run('echo a warning >&2')).resolves.toBeUndefined()
})

it.each([
  ['with its words', 'echo " no room " >&2; exit 3', 'no room'],
  ['with its code, if it has none', 'exit 3', 'It ended with 3.'],
  ['with the signal that ended it', 'kill -9 $$', 'It ended with SIGKILL.'],
  [
    'with the words of a process that outlives it',
    '(while kill -0 $$ 2>/dev/null; do :; done; echo late >&2) & exit 3',
    'late',
  ],
])('a program fails %s', async (_, script, words) => {
  const failure = run(script)
  await expect(failure).rejects.toThrow(ProgramFailed)
  await expect(failure).rejects.toThrow(`/bin/sh failed: ${words}`)
})

it('a program that is not there fails', async () => {
  await expect(runProgram('/not/there', [], undefined)).rejects.toThrow(
    '/not/there failed: spawn /not/there ENOENT',
  )
})

it('a program obeys no settings of ours, and speaks English', async () => {
  onTestFinished(() => void vi.unstubAllEnvs())
  vi.stubEnv('PGPORT', '1')
  vi.stubEnv('LC_MESSAGES', 'ko_KR.UTF-8')
  await expect(run('echo "$PGPORT $LC_MESSAGES $LC_ALL" >&2; exit 1')).rejects.toThrow(/failed: C$/)
})
