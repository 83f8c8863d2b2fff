import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeDocuments } from './documents.ts'
import { readDrawings, writeDrawings, writeSharePicture } from './drawings.ts'
import { copyFonts, fontSheet } from './fonts.ts'
import { copyIcons } from './icons.ts'
import { krdsFile, pretendardFile } from './packages.ts'
import { tokenSheet } from './tokens.ts'
import { openTypefaces } from './typefaces.ts'
import { buildViewer } from './viewer.ts'

/** In the order of loading by a page. */
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

const sources = join(import.meta.dirname, '..')

/** Writes the CDN's files, the same bytes for the same sources. Former files stay until the new ones are complete. */
export async function buildCdn(target: string): Promise<void> {
  const next = `${target}.next`
  await rm(next, { recursive: true, force: true })
  await mkdir(join(next, 'css'), { recursive: true })

  await cp(join(sources, 'images'), join(next, 'images'), { recursive: true })
  await cp(join(sources, 'samples'), join(next, 'samples'), { recursive: true })
  await cp(join(sources, 'LICENSES.md'), join(next, 'LICENSES.md'))
  const drawings = readDrawings()
  await Promise.all([
    copyFonts(next),
    copyIcons(join(next, 'images/icons')),
    writeStylesheets(join(next, 'css')),
    writeDrawings(join(next, 'images'), drawings),
    writeSharePicture(join(next, 'images')),
    writeDocuments(next, drawings.evidence, openTypefaces()),
    buildViewer(join(next, 'viewer')),
  ])

  await rm(target, { recursive: true, force: true })
  await rename(next, target)
}

async function writeStylesheets(folder: string) {
  const generated = await generatedParts()
  for (const name of stylesheets) {
    const written = await wholeSheet(`${name}.css`)
    await writeFile(join(folder, `${name}.css`), written + (generated[name] ?? ''))
  }
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
