import { describe, expect, it } from 'vitest'
import { readWorkspace, remotesOf, root } from '../workspace/workspace.ts'
import { buildSources } from './sources/build-sources.ts'
import { sitePackages } from './build-packages.ts'
import { fromDisk, type ReadFile } from './sources/read-file.ts'
import { sourceVersion } from './sources/source-hash.ts'

/* Tests the repository itself: an edit of a team's own area makes a release of that area and of nothing else. */

const workspace = readWorkspace(root)
const builds = sitePackages(workspace)
const onDisk = fromDisk(root)
const before = versions(onDisk)

describe.each(builds)('the build of %s', name => {
  const { files } = buildSources(workspace, name, onDisk)
  const others = [...remotesOf(workspace), 'shell', 'cdn'].filter(other => other !== name)

  it('reads no file of another part of the site', () => {
    expect(files.filter(path => others.some(other => path.startsWith(`${other}/`)))).toEqual([])
  })

  it('reads no test, and nothing of the server', () => {
    expect(files.filter(path => /\.test\.tsx?$|^server\/|^e2e\//.test(path))).toEqual([])
  })
})

it.each([
  ['a message about proof', 'packages/domain-rules/src/proof/texts.ko.ts', ['mfe-apply', 'mfe-queue']],
  ['a rule of consents', 'packages/domain-rules/src/consent/consents-verdict.ts', ['mfe-proof', 'mfe-queue']],
  [
    'a call about businesses',
    'packages/api-client/src/business/business.ts',
    ['shell', 'mfe-proof', 'mfe-queue'],
  ],
])('%s leaves the parts as they are that know nothing of it', (_, path, others) => {
  const changed = changedBy(path)
  expect(others.filter(name => changed.includes(name))).toEqual([])
})

describe('the table of typical edits in docs/releases.md', () => {
  const [head, ...rows] = tableIn(String(onDisk('docs/releases.md')))

  it('has a column for every build and ten rows or more', () => {
    expect(head?.slice(2)).toEqual(builds)
    expect(rows.length).toBeGreaterThanOrEqual(10)
  })

  it.each(rows)('is true of %s: %s', (_edit, file, ...marks) => {
    const path = file.replaceAll('`', '')
    expect(builds.filter((_name, column) => marks[column] === '●')).toEqual(changedBy(path))
  })
})

/** The builds that get another version by an edit of a file. */
function changedBy(path: string): string[] {
  const content = onDisk(path)?.toString()
  if (content === undefined) throw new Error(`there is no ${path}`)
  const changed = Buffer.from(edited(path, content))
  const after = versions(file => (file === path ? changed : onDisk(file)))
  return builds.filter(name => after.get(name) !== before.get(name))
}

/** Returns a changed text: a manifest with another version, a lock file with another valibot. */
function edited(path: string, text: string): string {
  if (path.endsWith('package.json')) return text.replace(/"version": "[^"]+"/, '"version": "99.0.0"')
  if (path === 'pnpm-lock.yaml') return text.replaceAll(/(\bvalibot(@|:.*?version: ))[\d.]+/gs, '$199.0.0')
  return `${text}\n`
}

function versions(read: ReadFile): Map<string, string> {
  return new Map(builds.map(name => [name, sourceVersion(workspace, name, { read })]))
}

/** The rows of the table that begins with "edit", without the line under its head. */
function tableIn(text: string): string[][] {
  const [table = ''] = /^\| edit \|.*?(?=\n\n)/ms.exec(text) ?? []
  const rows = table.split('\n').map(line =>
    line
      .split('|')
      .slice(1, -1)
      .map(cell => cell.trim()),
  )
  return rows.filter((_row, index) => index !== 1)
}
