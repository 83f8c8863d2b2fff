import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { lockedVersion, lockedVersions, readLockFile, type LockFile } from './lock-file.ts'
import { root } from './workspace.ts'

const lock = readLockFile(`lockfileVersion: '9.0'

packages:

  tool@1.0.0:
    engines: {node: '>=18'}

importers:

  .:
    devDependencies:
      tool:
        specifier: 'catalog:'
        version: 2.0.0(peer@1.0.0)

  shell:
    dependencies:
      renamed:
        specifier: npm:other@^1.0.0
        version: other@1.2.3
      tool:
        specifier: 'catalog:'
        version: 1.0.0

snapshots:

  '@loop/loop@1.0.0':
    dependencies:
      tool: 2.0.0(peer@1.0.0)

  binding@1.0.0:
    optional: true

  other@1.2.3: {}

  peer@1.0.0: {}

  tool@1.0.0: {}

  tool@2.0.0(peer@1.0.0):
    dependencies:
      '@loop/loop': 1.0.0
      peer: 1.0.0
    optionalDependencies:
      binding: 1.0.0
    transitivePeerDependencies:
      - supports-color
`)

it('gives the version of the first folder that depends on the package', () => {
  expect(lockedVersion(lock, ['shell', ''], 'tool')).toBe('1.0.0')
  expect(lockedVersion(lock, ['cdn', ''], 'tool')).toBe('2.0.0(peer@1.0.0)')
})

it('names everything that a package brings along, once', () => {
  expect(lockedVersions(lock, [''], 'tool')).toEqual([
    'tool@2.0.0(peer@1.0.0)',
    '@loop/loop@1.0.0',
    'peer@1.0.0',
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

it('reads the lock file of this repository as all of YAML would', async () => {
  const text = await readFile(join(root, 'pnpm-lock.yaml'), 'utf8')
  const { importers, snapshots }: LockFile = parse(text)
  const read = readLockFile(text)
  expect(read.importers).toEqual(importers)
  expect(Object.keys(read.snapshots)).toEqual(Object.keys(snapshots))
  for (const [key, snapshot] of Object.entries(snapshots)) {
    const { dependencies, optionalDependencies } = snapshot ?? {}
    expect(read.snapshots[key]?.dependencies).toEqual(dependencies)
    expect(read.snapshots[key]?.optionalDependencies).toEqual(optionalDependencies)
  }
})

it.each(['  tool@1.0.0: { version: 1.0.0 }', '      deeper: 1.0.0', ' odd: 1.0.0', '---', '  a: "1"'])(
  'refuses a line that pnpm does not write: %s',
  line => {
    expect(() => readLockFile(`snapshots:\n${line}\n`)).toThrow('a line of another kind')
  },
)
