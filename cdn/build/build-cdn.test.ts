import { existsSync, globSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildCdn, stylesheets } from './build-cdn.ts'

const repository = join(import.meta.dirname, '../..')
let work = ''
let built = ''

beforeAll(async () => {
  work = await mkdtemp(join(tmpdir(), 'cdn-'))
  built = join(work, 'first')
  await buildCdn(built)
})

afterAll(() => rm(work, { recursive: true }))

function sheet(name: string, folder = built): Promise<string> {
  return readFile(join(folder, 'css', `${name}.css`), 'utf8')
}

async function allSheets(): Promise<string> {
  return (await Promise.all(stylesheets.map(name => sheet(name)))).join('\n')
}

function all(pattern: RegExp, css: string): string[] {
  return [...new Set([...css.matchAll(pattern)].map(([, found = '']) => found))]
}

it('gives the same bytes every time', async () => {
  const again = join(work, 'second')
  await buildCdn(again)

  const pairs = await Promise.all(
    stylesheets.map(async name => [await sheet(name), await sheet(name, again)]),
  )
  for (const [first, second] of pairs) expect(second).toBe(first)
})

it('takes the place of an earlier build, and leaves nothing of it behind', async () => {
  const target = join(work, 'twice')
  await buildCdn(target)
  await rm(join(target, 'css/reset.css'))
  await buildCdn(target)

  expect(existsSync(join(target, 'css/reset.css'))).toBe(true)
  expect(existsSync(`${target}.next`)).toBe(false)
})

it('serves every file that a style sheet asks for', async () => {
  const asked = all(/url\(['"]?([^'")]+)/g, await allSheets())

  expect(asked.length).toBeGreaterThan(100)
  expect(asked.filter(address => !existsSync(join(built, 'css', address)))).toEqual([])
})

it('knows every token that a look anywhere in the repository uses', async () => {
  const known = all(/(--krds-[\w-]+):/g, await allSheets())
  const sources = globSync(['cdn/css/*.css', '*/src/**/*.css'], { cwd: repository })
  const used = await Promise.all(
    sources.map(async file => all(/var\((--krds-[\w-]+)/g, await readFile(join(repository, file), 'utf8'))),
  )

  expect(used.flat().length).toBeGreaterThan(100)
  expect(used.flat().filter(token => !known.includes(token))).toEqual([])
})

it('declares the layers in the same order as the ui-kit, whichever of the two arrives first', async () => {
  const order = /@layer [^;{]+;/
  const inKit = await readFile(join(repository, 'ui-kit/src/layers.css'), 'utf8')

  expect((await sheet('reset')).match(order)?.[0]).toBe(inKit.match(order)?.[0])
})

it('has a licence beside the fonts, and names what it uses', async () => {
  const [font = ''] = all(/url\("([^"]+)/g, await sheet('font'))

  expect(existsSync(join(built, 'css', dirname(font), 'LICENSE.txt'))).toBe(true)
  expect(await readFile(join(built, 'LICENSES.md'), 'utf8')).toContain('공공누리 제1유형')
})
