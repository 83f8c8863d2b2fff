import { describe, expect, it } from 'vitest'
import { temporaryFolder, writeIn } from '../../testing/temporary-folder.ts'
import { readWorkspace } from '../../workspace/workspace.ts'
import { sourceVersion } from './source-hash.ts'

const files = {
  'pnpm-lock.yaml': lockWith({ valibot: '1.4.2', react: '19.3.1', unused: '1.0.0' }),
  'rspack.base.ts': `import './tools/build/release-file.ts'`,
  'tools/build/release-file.ts': 'export const file = 1',
  'tools/build/stamp.ts': 'export const stamp = 1',

  'packages/rules/package.json': manifest('rules', {
    './*': './src/*/index.ts',
    '.': './src/index.ts',
    './dates': './src/dates.ts',
  }),
  'packages/rules/src/dates.ts': 'export const day = 1',
  'packages/rules/src/index.ts': `export * from './rule.ts'`,
  'packages/rules/src/rule.ts': `import type { Text } from './types.ts'`,
  'packages/rules/src/types.ts': 'export type Text = string',
  'packages/rules/src/consent/index.ts': 'export const consent = 1',
  'packages/rules/src/proof/index.ts': 'export const proof = 1',
  'packages/calls/package.json': manifest('calls', { '.': './src/call.ts' }),
  'packages/calls/src/call.ts': `import * as v from 'valibot'; import 'rules'`,
  'packages/ui-kit/package.json': manifest('ui-kit', { '.': './src/index.ts' }),
  'packages/ui-kit/src/index.ts': `import './button.css'`,
  'packages/ui-kit/src/button.css': `@import './layers.css'; .a { background: url(icon.svg); composes: b from './base.css' }`,
  'packages/ui-kit/src/layers.css': '',
  'packages/ui-kit/src/base.css': '.b { background: url("https://example.org/x.svg") }',
  'packages/ui-kit/src/icon.svg': '<svg/>',
  'packages/remote-kit/package.json': manifest('remote-kit', {}),
  'packages/remote-kit/src/chunk-retry.ts': 'export const retry = 1',

  'shared-session/package.json': manifest('shared-session', { '.': './src/index.ts' }),
  'shared-session/src/index.ts': 'export const session = 1',
  'shell/package.json': manifest('shell', {}),
  'shell/rspack.config.ts': `import '../rspack.base.ts'`,
  'shell/src/main.ts': `import 'shared-session'; import 'react'; import 'react/jsx-runtime'`,
  'shell/src/index.html': '<p>',
  'shell/src/start/early.ts': '',

  'mfe-apply/package.json': manifest('mfe-apply', {}),
  'mfe-apply/rspack.config.ts': `import '../rspack.base.ts'; import './src/routes.ts'`,
  'mfe-apply/src/routes.ts': 'export const routes = {}',
  'mfe-apply/src/remote.tsx': `import 'react'; import 'react/jsx-runtime'; import 'shared-session'; import 'ui-kit'
    const screen = () => import('./screen.tsx')
    const worker = () => new Worker(new URL('./worker.ts', import.meta.url))`,
  'mfe-apply/src/screen.tsx': `import { consent } from 'rules/consent'; import 'rules/dates'; import 'calls'`,
  'mfe-apply/src/worker.ts': '',
  'mfe-apply/src/standalone.ts': '',

  'mfe-result/package.json': manifest('mfe-result', {}),
  'mfe-result/rspack.config.ts': `import '../rspack.base.ts'`,
  'mfe-result/src/remote.tsx': `import { proof } from 'rules/proof'`,

  'cdn/package.json': manifest('cdn', {}),
  'cdn/build.ts': 'await read("icon.svg")',
}

type Path = keyof typeof files

describe('the version of a build', () => {
  it('is that of the package, with ten digits for its sources', () => {
    expect(versionIn(temporaryFolder(files))).toMatch(/^0\.1\.0-[0-9a-f]{10}$/)
  })

  it('says when the build is one for development', () => {
    const workspace = readWorkspace(temporaryFolder(files))
    const version = sourceVersion(workspace, 'mfe-apply', { mode: 'development' })
    expect(version).toMatch(/^0\.1\.0-dev\.[0-9a-f]{10}$/)
  })

  it('is the same for the same sources in another folder', () => {
    expect(versionIn(temporaryFolder(files))).toBe(versionIn(temporaryFolder(files)))
  })
})

describe('the version of a remote', () => {
  it.each<[string, Path]>([
    ['its entry', 'mfe-apply/src/remote.tsx'],
    ['a screen that is loaded later', 'mfe-apply/src/screen.tsx'],
    ['its worker', 'mfe-apply/src/worker.ts'],
    ['its routes, which only its settings import', 'mfe-apply/src/routes.ts'],
    ['the subject of a package that it imports', 'packages/rules/src/consent/index.ts'],
    ['a file that a package exports by name, beside a pattern', 'packages/rules/src/dates.ts'],
    ['a package that it imports through another', 'packages/rules/src/rule.ts'],
    ['a part of which it has a copy of its own', 'packages/ui-kit/src/index.ts'],
    ['the stylesheet of that part', 'packages/ui-kit/src/button.css'],
    ['what the stylesheet imports', 'packages/ui-kit/src/layers.css'],
    ['what the stylesheet composes from', 'packages/ui-kit/src/base.css'],
    ['a picture in the stylesheet', 'packages/ui-kit/src/icon.svg'],
    ['what the federation runtime loads', 'packages/remote-kit/src/chunk-retry.ts'],
    ['the recipe of all builds', 'rspack.base.ts'],
    ['a part of that recipe', 'tools/build/release-file.ts'],
  ])('changes with %s', (_, path) => {
    expect(changedBy(path)).toContain('mfe-apply')
  })

  it.each<[string, string]>([
    ['another remote', 'mfe-result/src/remote.tsx'],
    ['a subject that it does not import', 'packages/rules/src/proof/index.ts'],
    ['a file of types', 'packages/rules/src/types.ts'],
    ['what the shell provides', 'shared-session/src/index.ts'],
    ['the shell', 'shell/src/main.ts'],
    ['a part of the tools that builds nothing', 'tools/build/stamp.ts'],
    ['its page for development', 'mfe-apply/src/standalone.ts'],
    ['a file that nothing imports yet', 'mfe-apply/src/new.ts'],
    ['its tests', 'mfe-apply/src/remote.test.ts'],
    ['its own output', 'mfe-apply/dist/remoteEntry.js'],
  ])('does not change with %s', (_, path) => {
    expect(changedBy(path)).not.toContain('mfe-apply')
  })
})

describe('of the manifests', () => {
  it('the version of what is shared counts for every build that shares it', () => {
    const raised = manifest('shared-session', { '.': './src/index.ts' }, { version: '0.2.0' })
    expect(changedBy('shared-session/package.json', raised)).toEqual(['mfe-apply', 'mfe-result', 'shell'])
  })

  it('side effects count for builds that import the package', () => {
    const exports = { '.': './src/index.ts', './*': './src/*/index.ts', './dates': './src/dates.ts' }
    const changed = manifest('rules', exports, { sideEffects: false })
    expect(changedBy('packages/rules/package.json', changed)).toEqual(['mfe-apply', 'mfe-result'])
  })

  it('what a package needs for its tests counts for no build', () => {
    const exports = { '.': './src/index.ts', './*': './src/*/index.ts', './dates': './src/dates.ts' }
    const changed = manifest('rules', exports, { devDependencies: { 'fast-check': '4' } })
    expect(changedBy('packages/rules/package.json', changed)).toEqual([])
  })
})

describe('of the lock file', () => {
  it('a library counts for the builds that import it, however far away', () => {
    const raised = lockWith({ valibot: '1.5.0', react: '19.3.1', unused: '1.0.0' })
    expect(changedBy('pnpm-lock.yaml', raised)).toEqual(['mfe-apply'])
  })

  it('what that library brings along counts too', () => {
    const raised = files['pnpm-lock.yaml']
      .replaceAll('helper@1.0.0', 'helper@1.0.1')
      .replace('helper: 1.0.0', 'helper: 1.0.1')
    expect(changedBy('pnpm-lock.yaml', raised)).toEqual(['mfe-apply'])
  })

  it('a library that the shell provides counts for every build, as the version that they fit', () => {
    const raised = lockWith({ valibot: '1.4.2', react: '19.4.0', unused: '1.0.0' })
    expect(changedBy('pnpm-lock.yaml', raised)).toEqual(['mfe-apply', 'mfe-result', 'shell'])
  })

  it('what nothing imports counts for no build', () => {
    const raised = lockWith({ valibot: '1.4.2', react: '19.3.1', unused: '2.0.0' })
    expect(changedBy('pnpm-lock.yaml', raised)).toEqual([])
  })
})

describe('the version of the shell', () => {
  it.each<Path>(['shared-session/src/index.ts', 'shell/src/index.html', 'shell/src/start/early.ts'])(
    'changes with %s',
    path => {
      expect(changedBy(path)).toEqual(['shell'])
    },
  )
})

it('of a package that Rspack does not bundle every file counts, but for tests', () => {
  expect(changedBy('cdn/icon.svg')).toEqual(['cdn'])
  expect(changedBy('cdn/build.test.ts')).toEqual([])
})

describe('no version is given', () => {
  it.each([
    ['to an import that leads nowhere', `import './gone.ts'`, 'mfe-apply/src/gone.ts, which is not there'],
    ['to a subject that a package does not export', `import 'calls/deep'`, 'calls does not export'],
    ['to a library that the lock file does not know', `import 'left-pad'`, 'no left-pad for mfe-apply'],
    [
      'to an import that only the running code knows',
      'export const f = n => import(n)',
      'mfe-apply/src/remote.tsx:1',
    ],
    ['to what is no TypeScript', 'const = 1', 'mfe-apply/src/remote.tsx'],
  ])('%s', (_, text, message) => {
    const folder = temporaryFolder({ ...files, 'mfe-apply/src/remote.tsx': text })
    expect(() => versionIn(folder)).toThrow(message)
  })
})

/** The builds whose version is another one after a change, by name. */
function changedBy(path: string, text = '/* changed */'): string[] {
  const folder = temporaryFolder(files)
  const before = versionsIn(folder)
  const isAddition = text.startsWith('/*')
  writeIn(folder, path, isAddition ? `${path in files ? files[path as Path] : ''}\n${text}` : text)
  const after = versionsIn(folder)
  return Object.keys(before).filter(name => before[name] !== after[name])
}

function versionsIn(folder: string): Record<string, string> {
  const workspace = readWorkspace(folder)
  const names = ['cdn', 'mfe-apply', 'mfe-result', 'shell']
  return Object.fromEntries(names.map(name => [name, sourceVersion(workspace, name)]))
}

function versionIn(folder: string): string {
  return sourceVersion(readWorkspace(folder), 'mfe-apply')
}

function manifest(name: string, exports: Record<string, string>, more: object = {}): string {
  return JSON.stringify({ name, version: '0.1.0', exports, ...more })
}

/** `valibot` brings `helper` along; `react` and the other singletons are the shell's. */
function lockWith(versions: { valibot: string; react: string; unused: string }): string {
  const singletons = ['react-dom', 'jotai', 'react-router-dom', 'single-spa', 'axios']
  const ofShell = [['react', versions.react], ...singletons.map(name => [name, '1.0.0'])]
  return `importers:
  packages/calls:
    dependencies:
      valibot:
        version: ${versions.valibot}
      unused:
        version: ${versions.unused}
  shell:
    dependencies:
${ofShell.map(([name, version]) => `      ${name}:\n        version: ${version}`).join('\n')}
snapshots:
  valibot@${versions.valibot}:
    dependencies:
      helper: 1.0.0
  helper@1.0.0: {}
  unused@${versions.unused}: {}
${ofShell.map(([name, version]) => `  ${name}@${version}: {}`).join('\n')}
`
}
