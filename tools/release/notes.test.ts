import { expect, it } from 'vitest'
import { git } from '../process/git.ts'
import { commit, repository } from '../testing/repository.ts'
import { readWorkspace } from '../workspace/workspace.ts'
import { releaseNotes } from './notes.ts'

const files = {
  'pnpm-lock.yaml': '',
  'mfe-apply/package.json': JSON.stringify({
    name: 'mfe-apply',
    version: '0.1.0',
    dependencies: { rules: '*' },
  }),
  'mfe-apply/src/remote.tsx': `import { rule } from 'rules'`,
  'mfe-proof/package.json': JSON.stringify({ name: 'mfe-proof', version: '0.1.0' }),
  'mfe-proof/src/remote.tsx': '',
  'rules/package.json': JSON.stringify({
    name: 'rules',
    version: '0.1.0',
    exports: { '.': './src/index.ts' },
  }),
  'rules/src/index.ts': 'export const rule = 1',
}

it('lists what touched the remote or a package that it imports, newest first, and nothing else', async () => {
  const root = await repository(files)
  await commit(root, 'rules: a window later', { 'rules/src/index.ts': 'export const rule = 2' })
  await commit(root, 'mfe-proof: its first screen', { 'mfe-proof/src/remote.tsx': '// screen' })
  await commit(root, 'mfe-apply: 신청 순서', {
    'mfe-apply/src/remote.tsx': `import { rule } from 'rules' // order`,
  })

  expect(await notes(root, 'HEAD~3')).toEqual(['mfe-apply: 신청 순서', 'rules: a window later'])
  expect(await notes(root, 'HEAD~1')).toEqual(['mfe-apply: 신청 순서'])
})

it('begins at the tag of the last release', async () => {
  const root = await repository(files)
  await commit(root, 'released', { 'mfe-apply/src/remote.tsx': `import { rule } from 'rules' // released` })
  await git(root, 'tag', 'mfe-apply@0.1.0-4bf0c2a91d')
  await git(root, 'tag', 'mfe-proof@0.1.0-77aa0c1e35', 'HEAD~1')
  expect(await notes(root)).toEqual([])

  await commit(root, 'new', { 'mfe-apply/src/remote.tsx': `import { rule } from 'rules' // new` })
  expect(await notes(root)).toEqual(['new'])
})

it('asks for a commit when no tag marks a release, and knows one that is none', async () => {
  const root = await repository(files)
  await expect(notes(root)).rejects.toThrow('name a commit')
  await expect(notes(root, 'nothing')).rejects.toThrow('There is no commit nothing.')
})

function notes(root: string, since?: string): Promise<string[]> {
  return releaseNotes(readWorkspace(root), 'mfe-apply', since)
}
