import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeDocuments } from './documents.ts'
import { readDrawings, writeDrawings, writeSharePicture } from './drawings.ts'
import { fallbackFaces } from './fallback-faces.ts'
import { copyFonts, fontSheet } from './fonts.ts'
import { copyIcons } from './icons.ts'
import { krdsFile, pretendardFile } from './packages.ts'
import { tokenSheet } from './tokens.ts'
import { writeSiteFaces } from './site-faces.ts'
import { openTypefaces } from './typefaces.ts'
import { buildViewer } from './viewer.ts'

/** The sheets of the specification, in the order of loading by a page. */
export const stylesheets = [
  'reset',
  'font',
  'common',
  'layout',
  'template',
  'content',
  'style',
  'index',
] as const

/** The sheet that a page loads before its first paint. */
const FIRST_VIEW = 'first-view'

const sources = join(import.meta.dirname, '..')

/** Writes the CDN's files, the same bytes for the same sources. Former files stay until the new ones are complete. */
export async function buildCdn(target: string): Promise<void> {
  const next = `${target}.next`
  await rm(next, { recursive: true, force: true })
  await mkdir(join(next, 'css'), { recursive: true })

  await cp(join(sources, 'images'), join(next, 'images'), { recursive: true })
  await cp(join(sources, 'samples'), join(next, 'samples'), { recursive: true })
  await cp(join(sources, 'LICENSES.md'), join(next, 'LICENSES.md'))
  await copyIcons(join(next, 'images/icons'))
  const drawings = readDrawings()
  await Promise.all([
    copyFonts(next),
    writeStylesheets(next),
    writeDrawings(join(next, 'images'), drawings),
    writeSharePicture(join(next, 'images')),
    writeDocuments(next, drawings.evidence, openTypefaces()),
    buildViewer(join(next, 'viewer')),
  ])

  await rm(target, { recursive: true, force: true })
  await rename(next, target)
}

async function writeStylesheets(target: string) {
  const generated = await generatedParts()
  const sheets = new Map<string, string>()
  for (const name of stylesheets)
    sheets.set(name, (await wholeSheet(`${name}.css`)) + (generated[name] ?? ''))
  sheets.set(FIRST_VIEW, await firstView(target, sheets))
  for (const [name, sheet] of sheets)
    await writeFile(join(target, 'css', `${name}.css`), await withIcons(target, sheet))
}

/** Returns all looks in one sheet, with the site's own typeface in place of its author's 119 files. */
async function firstView(target: string, sheets: ReadonlyMap<string, string>): Promise<string> {
  const looks = stylesheets.filter(name => name !== 'font').map(name => sheets.get(name))
  return compact([fallbackFaces(), await writeSiteFaces(target), ...looks].join('\n'))
}

/** Returns the sheet with its pictures inside, each of which would be a request. Escaped ones compress better than base64. */
async function withIcons(target: string, sheet: string): Promise<string> {
  const addresses = new Set(sheet.match(/(?<=url\('\.\.\/)images\/[^']+\.svg(?='\))/g))
  let whole = sheet
  for (const address of addresses) {
    const picture = encodeURIComponent(await readFile(join(target, address), 'utf8'))
    // An apostrophe would end the address.
    whole = whole.replaceAll(`../${address}`, `data:image/svg+xml,${picture.replaceAll("'", '%27')}`)
  }
  return whole
}

/** Comments and indentation are a fifth of the compressed sheet. */
function compact(css: string): string {
  return css.replaceAll(/\/\*[^]*?\*\//g, '').replaceAll(/\n\s*/g, '\n')
}

// A page loads eight files at once. An import inside one would be a ninth, one round trip later.
async function wholeSheet(file: string): Promise<string> {
  const written = await readFile(join(sources, 'css', file), 'utf8')
  const parts = [...written.matchAll(/^@import '\.\/(.+\.css)';$/gm)].map(([, part = '']) => wholeSheet(part))
  return parts.length > 0 ? (await Promise.all(parts)).join('\n') : written
}

async function generatedParts(): Promise<Partial<Record<(typeof stylesheets)[number], string>>> {
  const krdsTokens = await readFile(krdsFile('resources/css/token/krds_tokens.css'), 'utf8')
  const pretendard = await readFile(
    pretendardFile('dist/web/variable/pretendardvariable-gov-dynamic-subset.css'),
    'utf8',
  )
  return { common: tokenSheet(krdsTokens), font: fontSheet(pretendard) }
}
