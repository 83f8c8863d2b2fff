import { createHash } from 'node:crypto'
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { pretendardFile } from './packages.ts'

/** The name of the site's own typeface. The licence reserves that of Pretendard for unchanged files. */
const FAMILY = 'Site Hangul'
const RESERVED = 'Pretendard'
const FOLDER = 'fonts/site-hangul'

const printableAscii = String.fromCodePoint(
  ...Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index),
)

/**
 * Returns the characters of each file of the typeface: `home` has those of home and of every frame, `site` has the others
 * of the site's own texts.
 */
export async function siteCharacters(): Promise<Record<'home' | 'site', string>> {
  const [home, site] = await Promise.all([charactersOf('home'), charactersOf('site')])
  return { home: printableAscii + home, site }
}

/** Writes the typeface's files under the folder. Returns their `@font-face` rules, with addresses relative to `css/`. */
export async function writeSiteFaces(target: string): Promise<string> {
  await mkdir(join(target, FOLDER), { recursive: true })
  await cp(pretendardFile('dist/LICENSE.txt'), join(target, FOLDER, 'LICENSE.txt'))
  const typeface = renamed(await readFile(pretendardFile('dist/public/variable/PretendardGOVVariable.ttf')))
  const rules = Object.entries(await siteCharacters()).map(async ([name, characters]) => {
    const file = await subsetFont(typeface, characters, {
      targetFormat: 'woff2',
      variationAxes: { wght: { min: 400, max: 700 } },
      noLayoutClosure: true,
    })
    const hash = createHash('sha256').update(file).digest('hex').slice(0, 10)
    const address = `${FOLDER}/${name}.${hash}.woff2`
    await writeFile(join(target, address), file)
    return faceRule(address, characters)
  })
  return (await Promise.all(rules)).join('')
}

function faceRule(address: string, characters: string): string {
  return `
@font-face {
  font-family: '${FAMILY}';
  src: url("../${address}") format("woff2");
  font-weight: 400 700;
  font-display: swap;
  unicode-range: ${unicodeRange(characters)};
}
`
}

/** Returns `U+20-7E,U+B7` for these characters. */
export function unicodeRange(characters: string): string {
  const points = [...characters].map(character => character.codePointAt(0) ?? 0).toSorted((a, b) => a - b)
  const starts = points.filter(point => !points.includes(point - 1))
  const ends = points.filter(point => !points.includes(point + 1))
  const hex = (point = 0) => point.toString(16).toUpperCase()
  return starts
    .map((start, index) =>
      start === ends[index] ? `U+${hex(start)}` : `U+${hex(start)}-${hex(ends[index])}`,
    )
    .join()
}

/** Returns the font under a name of our own, which has the same length; names are stored in one or two bytes a letter. */
function renamed(font: Buffer): Buffer {
  const own = FAMILY.replace(' ', '')
  const wide = (name: string) => [...name].join('\0')
  const renamedFont = font.toString('latin1').replaceAll(RESERVED, own).replaceAll(wide(RESERVED), wide(own))
  return Buffer.from(renamedFont, 'latin1')
}

async function charactersOf(name: string): Promise<string> {
  const text = await readFile(join(import.meta.dirname, `../fonts/${name}.txt`), 'utf8')
  return text.replaceAll('\n', '')
}
