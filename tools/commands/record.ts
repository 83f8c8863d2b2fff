import { mkdtempDisposableSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCommand } from '../process/command.ts'
import { runVisibly } from '../process/run.ts'
import { root } from '../workspace/workspace.ts'

const FILE = join(root, 'packages/recorded-responses/src/recorded.json')
const SUITES = ['contract', 'limits', 'routes', 'services', 'uploads'].map(
  folder => `server/backend/src/${folder}`,
)
const ANY_CALL = 'any call'

type Refusal = { status: number; errorCode: string; message: string }
type Part = { refusals?: { call: string; refusal: Refusal }[]; responses?: Record<string, unknown> }

/** `npm run record`: records the responses of the backend anew, while its contract suite runs. */
await runCommand(async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'recorded-'))
  const env = { ...process.env, RECORD_DIR: folder.path }
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const exitCode = await runVisibly(vitest, ['run', '--project', 'backend', ...SUITES], { cwd: root, env })
  if (exitCode !== 0) return exitCode
  const parts = readdirSync(folder.path).map(
    name => JSON.parse(readFileSync(join(folder.path, name), 'utf8')) as Part,
  )
  writeFileSync(FILE, `${JSON.stringify(united(parts), null, 2)}\n`)
  return 0
})

/** Returns the recording in an order of its own, whichever test ran first. */
function united(parts: readonly Part[]) {
  const found = parts.flatMap(({ refusals = [] }) => refusals)
  const responses = Object.assign({}, ...parts.map(part => part.responses)) as Record<string, unknown>
  const refusalsOf = (call: string) => {
    const texts = found.filter(each => each.call === call).map(({ refusal }) => JSON.stringify(refusal))
    return [...new Set(texts)].toSorted().map(text => JSON.parse(text) as Refusal)
  }
  const names = new Set([...Object.keys(responses), ...found.map(({ call }) => call)])
  names.delete(ANY_CALL)
  const calls = [...names]
    .toSorted()
    .map(call => [
      call,
      { ...(call in responses && { response: responses[call] }), refusals: refusalsOf(call) },
    ])
  return { common: refusalsOf(ANY_CALL), calls: Object.fromEntries(calls) as object }
}
