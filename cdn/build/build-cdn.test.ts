import { existsSync, globSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildCdn, stylesheets } from './build-cdn.ts'

const repository = join(import.meta.dirname, '../..')
/** Reading typefaces and writing documents needs time, perhaps beside other work. */
const PATIENCE_MS = 60_000

let work = ''
let built = ''

beforeAll(async () => {
  work = await mkdtemp(join(tmpdir(), 'cdn-'))
  built = join(work, 'first')
  await buildCdn(built)
}, PATIENCE_MS)

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

it(
  'gives the same bytes every time, and leaves nothing of an earlier build behind',
  async () => {
    const before = await Promise.all(stylesheets.map(name => sheet(name)))
    await writeFile(join(built, 'left-over.txt'), '')
    await rm(join(built, 'css/reset.css'))
    await buildCdn(built)

    expect(await Promise.all(stylesheets.map(name => sheet(name)))).toEqual(before)
    expect(existsSync(join(built, 'left-over.txt'))).toBe(false)
    expect(existsSync(`${built}.next`)).toBe(false)
  },
  PATIENCE_MS,
)

it('shows each institution by a view of one picture, all of one size', async () => {
  const picture = await readFile(join(built, 'images/institutions.svg'), 'utf8')
  expect(all(/<view id="(institution-\d" viewBox="0 \d+ 107 36)"/g, picture)).toEqual(
    [1, 2, 3].map(each => `institution-${each}" viewBox="0 ${36 * (each - 1)} 107 36`),
  )
})

it('keeps pictures inside the sheets, so that none is a request', async () => {
  const sheets = (await allSheets()) + (await sheet('first-view'))
  expect(all(/url\('\.\.\/(images\/[^']+)'\)/g, sheets)).toEqual([])
  const drawn = all(/url\('data:image\/svg\+xml,([^']+)'\)/g, sheets).map(decodeURIComponent)
  expect(drawn).toContain(await readFile(join(built, 'images/icons/display.svg'), 'utf8'))
})

it.each([
  'images/evidence/waybill.svg',
  'images/notices/notice-maintenance.svg',
  'images/share.png',
  'documents/manual.pdf',
  'forms/delivery-ledger.pdf',
  'viewer/index.html',
  'viewer/viewer.js',
  'viewer/pdfjs/pdf.worker.mjs',
  'viewer/pdfjs/LICENSE',
  'samples/validating-result.html',
])('has %s', file => {
  expect(existsSync(join(built, file))).toBe(true)
})

it('has the tables of Korean typefaces for documents without their own, and no others', async () => {
  const tables = await readdir(join(built, 'viewer/pdfjs/cmaps'))
  expect(tables).toContain('KSC-H.bcmap')
  expect(tables.filter(name => !/^(Adobe-Korea1|KSC|UniKS)/.test(name))).toEqual([])
})

it('has a sample of a result that is being validated: steps, facts, fees with their sum, account and limit (RES-130 to RES-136)', async () => {
  const sample = await readFile(join(built, 'samples/validating-result.html'), 'utf8')
  const steps = all(/<li(?: [^>]*)?>([^<]+)/g, sample)
  const headings = all(/<h2>([^<]+)/g, sample)
  const amounts = [...sample.matchAll(/"amount">(?:<strong>)?([\d,]+)원/g)].map(([, amount = '']) =>
    Number(amount.replaceAll(',', '')),
  )

  expect(steps).toEqual(['신청완료', '정보조회', '검증·심의', '대상결정', '지급완료'])
  expect(sample).toMatch(/aria-current="step">검증·심의/)
  expect(headings).toEqual(['기본정보', '배달·택배비 내역', '지급 계좌'])
  // The names that the result screen gives them.
  expect(
    all(/<dt>([^<]+)/g, sample)
      .slice(0, 6)
      .join(),
  ).toBe('신청번호,사업자 구분,상호명,신청인,사업자등록번호,개업일자')
  expect(amounts.slice(0, -1).reduce((sum, amount) => sum + amount, 0)).toBe(amounts.at(-1))
  expect(sample).toContain('최대 300,000원')
  expect(sample).toMatch(/<a [^>]*href="\/">확인<\/a>/)
})

it('serves every file that a style sheet asks for', async () => {
  const asked = all(/url\(['"]?([^'")]+)/g, await allSheets())

  expect(asked.length).toBeGreaterThan(100)
  const inside = asked.filter(address => address.startsWith('data:'))
  expect(inside.length, 'icons are inside the sheets').toBeGreaterThan(2)
  const files = asked.filter(address => !inside.includes(address))
  expect(files.filter(address => !existsSync(join(built, 'css', address)))).toEqual([])
})

it('knows every token that a stylesheet anywhere in the repository uses', async () => {
  const known = all(/(--krds-[\w-]+):/g, await allSheets())
  const sources = globSync(['cdn/css/*.css', '{shell,mfe-*,packages/*}/src/**/*.css'], { cwd: repository })
  const used = await Promise.all(
    sources.map(async file => all(/var\((--krds-[\w-]+)/g, await readFile(join(repository, file), 'utf8'))),
  )

  expect(used.flat().length).toBeGreaterThan(100)
  expect(used.flat().filter(token => !known.includes(token))).toEqual([])
})

it('declares the layers in the same order as the ui-kit, whichever of the two arrives first', async () => {
  const order = /@layer [^;{]+;/
  const inKit = await readFile(join(repository, 'packages/ui-kit/src/layers.css'), 'utf8')

  expect((await sheet('reset')).match(order)?.[0]).toBe(inKit.match(order)?.[0])
})

it('has every file that the site’s page asks for', async () => {
  const page = await readFile(join(repository, 'shell/src/index.html'), 'utf8')
  const asked = all(/data-cdn="([^"]+)"/g, page)

  expect(asked).toContain('css/first-view.css')
  expect(asked.filter(file => !existsSync(join(built, file)))).toEqual([])
})

it('has a licence beside the fonts, and names what it uses', async () => {
  const [font = ''] = all(/url\("([^"]+)/g, await sheet('font'))

  expect(existsSync(join(built, 'css', dirname(font), 'LICENSE.txt'))).toBe(true)
  expect(await readFile(join(built, 'LICENSES.md'), 'utf8')).toContain('공공누리 제1유형')
})

it('has all looks in the one sheet of the first view, in which the site’s own typeface replaces the author’s files', async () => {
  const rules = (css: string) => css.replaceAll(/\/\*[^]*?\*\//g, '').replaceAll(/\n\s*/g, '\n')
  const first = await sheet('first-view')

  const [font, ...looks] = [
    sheet('font'),
    ...stylesheets.filter(name => name !== 'font').map(name => sheet(name)),
  ]
  for (const look of await Promise.all(looks)) expect(first).toContain(rules(look))
  expect(first).not.toContain(rules(await font))
  expect(all(/url\("([^"]+)/g, first).filter(file => !existsSync(join(built, 'css', file)))).toEqual([])
  expect(first).not.toContain('dynamic-subset')
})

it('sends out a sheet that is written in parts as one file', async () => {
  expect(await sheet('layout')).toMatch(/\.site-header \{[^]*\.chatbot[^{]* \{[^]*@media print/)
  expect(await allSheets()).not.toContain('@import')
})
