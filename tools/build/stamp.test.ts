import { expect, it } from 'vitest'
import { temporaryFolder, writeIn } from '../testing/temporary-folder.ts'
import type { WorkspacePackage } from '../workspace/workspace.ts'
import { builtVersion, forgetBuild, rememberBuild } from './stamp.ts'

const integrity = `sha384-${'A'.repeat(64)}`
const release = {
  name: 'mfe-apply',
  version: '0.1.0-abc',
  entry: 'remoteEntry.js',
  integrity,
  routes: [],
  slot: 'main',
  requires: {},
  files: [{ path: 'remoteEntry.js', size: 5, integrity }],
}
const builtRemote = { 'dist/release.json': JSON.stringify(release), 'dist/remoteEntry.js': '12345' }

it('knows of no build where there is none', () => {
  expect(builtVersion(packageIn(temporaryFolder(), 'shell'))).toBeNull()
  expect(builtVersion(packageIn(temporaryFolder(), 'mfe-apply'))).toBeNull()
})

it('remembers the build of the shell until the next one begins', () => {
  const shell = packageIn(temporaryFolder({ 'dist/index.html': '' }), 'shell')
  rememberBuild(shell, '0.1.0-abc')
  expect(builtVersion(shell)).toBe('0.1.0-abc')
  forgetBuild(shell)
  expect(builtVersion(shell)).toBeNull()
})

it('reads the version of a remote from its release', () => {
  expect(builtVersion(packageIn(temporaryFolder(builtRemote), 'mfe-apply'))).toBe('0.1.0-abc')
})

it.each([
  ['is missing', { 'dist/release.json': builtRemote['dist/release.json'] }],
  ['is cut short', { ...builtRemote, 'dist/remoteEntry.js': '123' }],
])('does not take a remote for built when one of its files %s', (_, files) => {
  expect(builtVersion(packageIn(temporaryFolder(files), 'mfe-apply'))).toBeNull()
})

it.each([
  ['half a release', 'mfe-apply', 'dist/release.json', '{"name":'],
  ['a release of another format', 'mfe-apply', 'dist/release.json', '{"name":"mfe-apply"}'],
  ['half a stamp', 'shell', 'dist/build.json', '{"ver'],
])('takes %s for no build at all', (_, name, path, text) => {
  const folder = temporaryFolder(builtRemote)
  writeIn(folder, path, text)
  expect(builtVersion(packageIn(folder, name))).toBeNull()
})

function packageIn(folder: string, name: string): WorkspacePackage {
  return { name, folder, version: '0.1.0', dependencies: [], devDependencies: [] }
}
