import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const changelog = read('../CHANGELOG.md')

it('begins with the version of the package', () => {
  const { version } = JSON.parse(read('../package.json')) as { version: string }
  expect(/^## (.*)$/m.exec(changelog)?.[1]).toBe(version)
})

it('names every part that the kit exports', () => {
  const parts = [...read('./index.ts').matchAll(/^export \{ ([A-Z]\w+)/gm)].map(([, name]) => name)
  expect(parts.length).toBeGreaterThan(30)
  expect(parts.filter(name => !changelog.includes(`\`${name}\``))).toEqual([])
})
