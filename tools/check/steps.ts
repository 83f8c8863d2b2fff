import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { checkBoundaries } from '../boundaries/check-boundaries.ts'
import { readTree } from '../boundaries/tree.ts'
import { run, type Outcome } from '../process/run.ts'
import { packageFolders } from '../workspace/workspace.ts'

export type Step = { name: string; run: () => Promise<Pick<Outcome, 'exitCode' | 'output'>> }

/** Everything that `npm run check` looks at, the slowest first. */
export function checkSteps(root: string): Step[] {
  return [
    program(root, 'lint', 'oxlint/bin/oxlint', ['--type-aware', '--deny-warnings']),
    program(root, 'unused code', 'knip/bin/knip.js', ['--no-progress', '--no-config-hints']),
    ...compilerSettings(root).map(path => {
      return program(
        root,
        `types ${path.replace(/\/?tsconfig\.json$/, '') || 'of the root'}`,
        'typescript/bin/tsc',
        ['-p', path],
      )
    }),
    program(root, 'format', 'oxfmt/bin/oxfmt', ['--check']),
    { name: 'boundaries', run: () => boundaries(root) },
  ]
}

function program(root: string, name: string, script: string, args: readonly string[]): Step {
  const path = join(root, 'node_modules', script)
  return { name, run: () => run(process.execPath, [path, ...args], { cwd: root }) }
}

/** The root's and every package's; some have a second one for their tests. */
function compilerSettings(root: string): string[] {
  const folders = packageFolders(root)
  const inFolders = folders.flatMap(folder => {
    const files = readdirSync(join(root, folder)).filter(name => /^tsconfig(\.\w+)?\.json$/.test(name))
    return files.map(file => `${folder}/${file}`)
  })
  return ['tsconfig.json', 'docs/tsconfig.json', ...inFolders]
}

async function boundaries(root: string) {
  const violations = checkBoundaries(readTree(root))
  const lines = violations.map(({ path, message }) => `${path}: ${message}`)
  return { exitCode: violations.length > 0 ? 1 : 0, output: lines.join('\n') }
}
