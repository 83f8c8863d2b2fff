import { expect, it } from 'vitest'
import { lockedVersion, lockedVersions, readLockFile } from './lock-file.ts'

const lock = readLockFile(`
importers:
  .:
    devDependencies:
      tool: { specifier: 'catalog:', version: 2.0.0(peer@1.0.0) }
  shell:
    dependencies:
      tool: { specifier: 'catalog:', version: 1.0.0 }
      renamed: { specifier: 'npm:other@^1.0.0', version: other@1.2.3 }
snapshots:
  tool@1.0.0: {}
  tool@2.0.0(peer@1.0.0):
    dependencies: { peer: 1.0.0, loop: 1.0.0 }
    optionalDependencies: { binding: 1.0.0 }
  peer@1.0.0: {}
  loop@1.0.0:
    dependencies: { tool: 2.0.0(peer@1.0.0) }
  binding@1.0.0: {}
  other@1.2.3: {}
`)

it('gives the version of the first folder that depends on the package', () => {
  expect(lockedVersion(lock, ['shell', ''], 'tool')).toBe('1.0.0')
  expect(lockedVersion(lock, ['cdn', ''], 'tool')).toBe('2.0.0(peer@1.0.0)')
})

it('names everything that a package brings along, once', () => {
  expect(lockedVersions(lock, [''], 'tool')).toEqual([
    'tool@2.0.0(peer@1.0.0)',
    'peer@1.0.0',
    'loop@1.0.0',
    'binding@1.0.0',
  ])
})

it('names a package that is installed under another name by its own', () => {
  expect(lockedVersions(lock, ['shell'], 'renamed')).toEqual(['other@1.2.3'])
})

it('refuses a package that no package depends on', () => {
  expect(() => lockedVersions(lock, ['shell', ''], 'left-pad')).toThrow('no left-pad for shell or the root')
})

it('refuses a lock file that does not say what a version is', () => {
  const broken = { ...lock, snapshots: {} }
  expect(() => lockedVersions(broken, ['shell'], 'tool')).toThrow('does not say what tool@1.0.0 is')
})

it('takes an empty file for one that knows nothing', () => {
  expect(readLockFile('')).toEqual({ importers: {}, snapshots: {} })
})
