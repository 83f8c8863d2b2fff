import { readModule } from '../../workspace/read-imports.ts'
import { UnresolvedImport } from './resolve-import.ts'

/**
 * Returns the specifiers that a file loads: its imports, or the addresses in a stylesheet. Any other file loads
 * nothing. Throws `UnresolvedImport`, `UnreadableFile`.
 */
export function loadedBy(path: string, text: string): string[] {
  if (/\.(ts|tsx|mjs|js)$/.test(path)) return loadedByCode(path, text)
  return path.endsWith('.css') ? loadedByStyles(text) : []
}

function loadedByCode(path: string, text: string): string[] {
  const { imports, computedOn } = readModule(path, text)
  const [line] = computedOn
  if (line) throw new UnresolvedImport(`${path}:${line} imports what only the running code knows.`)
  return imports.filter(({ isTypeOnly }) => !isTypeOnly).map(({ specifier }) => specifier)
}

const COMMENT = /\/\*.*?\*\//gs
const LINK = /@import\s+['"]([^'"]+)['"]|url\(\s*['"]?([^'")]+?)['"]?\s*\)|\bfrom\s+['"]([^'"]+)['"]/g
const IS_NO_FILE = /^([a-z]+:|\/|#)/i

/** `@import`, `url()` and `composes … from`; an address with a scheme, or from the root of the site, is no file. */
function loadedByStyles(text: string): string[] {
  const links = [...text.replaceAll(COMMENT, '').matchAll(LINK)].map(
    ([, imported, address, composed]) => imported ?? address ?? composed ?? '',
  )
  const files = links.filter(link => !IS_NO_FILE.test(link))
  // In a stylesheet, `picture.svg` is the file beside it.
  return files.map(link => (link.startsWith('.') ? link : `./${link}`))
}
