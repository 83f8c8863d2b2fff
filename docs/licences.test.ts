import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const REACH_THE_BROWSER = '{shell,mfe-*,shared-session,packages/*}'
const OF_THE_VIEWER = 'pdfjs-dist'

/** Dependencies of the part of a package that runs in Node. */
const OF_SERVERS = ['semver', 'modern-tar']

it('the page of licences names every package whose code reaches the browser', () => {
  const named = namesIn('shell/src/content/packages.ts')
  const used = globSync(`${REACH_THE_BROWSER}/package.json`, { cwd: root }).flatMap(dependenciesOf)
  expect(used).toContain('react')
  expect([...used, OF_THE_VIEWER].filter(name => !named.includes(name))).toEqual([])
})

/** The texts between the brackets of each `names: […]`. */
function namesIn(file: string): string[] {
  const lists = readFileSync(join(root, file), 'utf8').matchAll(/names: \[([^\]]+)\]/g)
  return [...lists].flatMap(([, list = '']) => list.match(/[^', ]+/g) ?? [])
}

/** Dependencies of other owners. */
function dependenciesOf(file: string): string[] {
  const { dependencies = {} } = JSON.parse(readFileSync(join(root, file), 'utf8')) as {
    dependencies?: Record<string, string>
  }
  return Object.entries(dependencies).flatMap(([name, version]) =>
    version.startsWith('workspace:') || OF_SERVERS.includes(name) ? [] : name,
  )
}
