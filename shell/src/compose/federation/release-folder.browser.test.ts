import { expect, it } from 'vitest'
import { releaseOf } from '../testing/remotes.ts'
import { folderOf } from './release-folder.ts'

it('the folder of a release is the one of its version, however deep its entry is', () => {
  const entry = '/remotes/mfe-x/1/deep/remoteEntry.js'
  expect(folderOf({ ...releaseOf('1'), entry })).toBe(`${location.origin}/remotes/mfe-x/1/`)
})

it('the folder of a tester’s release is beside its entry', () => {
  const entry = 'https://preview.example.org/mfe/remoteEntry.js'
  expect(folderOf({ ...releaseOf('1'), entry })).toBe('https://preview.example.org/mfe/')
})
