import { expect, it } from 'vitest'
import { git } from '../process/git.ts'
import { commit, repository } from '../testing/repository.ts'
import { affectedBuilds } from './affected.ts'

const files = {
  'pnpm-lock.yaml': '',
  'shell/package.json': manifest('shell', ['rules']),
  'shell/src/main.ts': `import { rule } from 'rules'`,
  'cdn/package.json': manifest('cdn'),
  'ops-console/package.json': manifest('ops-console'),
  'tester-page/package.json': manifest('tester-page'),
  'mfe-apply/package.json': manifest('mfe-apply', ['rules']),
  'mfe-apply/src/remote.tsx': `import { rule } from 'rules'`,
  'mfe-proof/package.json': manifest('mfe-proof'),
  'mfe-proof/src/remote.tsx': '',
  'rules/package.json': manifest('rules'),
  'rules/src/index.ts': 'export const rule = 1',
}

it.each([
  ['one remote', 'mfe-apply/src/remote.tsx', ['mfe-apply']],
  ['a package that two builds import', 'rules/src/index.ts', ['shell', 'mfe-apply']],
  ['a test', 'mfe-apply/src/remote.test.ts', []],
  ['a page of documentation', 'docs/releases.md', []],
])('a change of %s affects no other build', async (_, path, affected) => {
  const root = await repository(files)
  await commit(root, 'a change', { [path]: 'export const rule = 2' })
  expect(await affectedBuilds(root, 'HEAD~1')).toEqual(affected)
})

it('what others landed on the base branch meanwhile does not count', async () => {
  const root = await repository(files)
  await git(root, 'switch', '--quiet', '--create', 'mine')
  await commit(root, 'mine', { 'mfe-proof/src/remote.tsx': '// mine' })
  await git(root, 'switch', '--quiet', 'main')
  await commit(root, 'theirs', { 'mfe-apply/src/remote.tsx': '// theirs' })
  await git(root, 'switch', '--quiet', 'mine')

  expect(await affectedBuilds(root, 'main')).toEqual(['mfe-proof'])
})

it('leaves no worktree behind', async () => {
  const root = await repository(files)
  await affectedBuilds(root, 'HEAD')
  expect((await git(root, 'worktree', 'list')).split('\n')).toHaveLength(1)
})

it('refuses a base that git does not know', async () => {
  await expect(affectedBuilds(await repository(files), 'nowhere')).rejects.toThrow('nowhere')
})

function manifest(name: string, imports: readonly string[] = []): string {
  const dependencies = Object.fromEntries(imports.map(other => [other, '*']))
  return JSON.stringify({ name, version: '0.1.0', dependencies, exports: { '.': './src/index.ts' } })
}
