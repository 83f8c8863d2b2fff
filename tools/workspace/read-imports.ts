import { parseSync, Visitor, type Argument, type ParseResult } from 'oxc-parser'
import { lineAt } from '../house/syntax.ts'

export type Import = {
  specifier: string
  line: number
  /** True if the import is removed together with the types. */
  isTypeOnly: boolean
}

/** The parser cannot read the file. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile'
}

/**
 * Everything that a file imports, exports from elsewhere, loads later, by `import('…')` or by
 * `new URL('…', import.meta.url)`, or borrows a type of. Throws `UnreadableFile`.
 */
export function readImports(path: string, text: string): Import[] {
  return readModule(path, text).imports
}

/** As `readImports`, with the lines of imports that are computed at run time, such as `import(name)`. */
export function readModule(path: string, text: string): { imports: Import[]; computedOn: number[] } {
  const parsed = parseSync(path, text)
  const [mistake] = parsed.errors
  if (mistake) throw new UnreadableFile(`${path}: ${mistake.message}`)

  const imports: Import[] = []
  const computedOn: number[] = []
  for (const { specifier, at, isTypeOnly } of findImports(parsed, text)) {
    const line = lineAt(text, at)
    if (specifier === null) computedOn.push(line)
    else imports.push({ specifier, line, isTypeOnly })
  }
  return { imports, computedOn }
}

/** The package that a specifier names: `react-dom/client` belongs to `react-dom`, `@types/node/fs` to `@types/node`. */
export function packageNameOf(specifier: string): string {
  const parts = specifier.split('/')
  return parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/')
}

type Found = { specifier: string | null; at: number; isTypeOnly: boolean }

function findImports(parsed: ParseResult, text: string): Found[] {
  const { dynamicImports, importMetas } = parsed.module
  // Building the syntax tree takes the time, so it is built only on demand.
  const isLate = dynamicImports.length > 0 || importMetas.length > 0 || /\bimport\(/.test(text)
  return [...staticImports(parsed), ...reExports(parsed), ...(isLate ? lateImports(parsed) : [])]
}

function staticImports({ module }: ParseResult): Found[] {
  return module.staticImports.map(({ moduleRequest, entries, start }) => {
    return { specifier: moduleRequest.value, at: start, isTypeOnly: areAllTypes(entries) }
  })
}

function reExports({ module }: ParseResult): Found[] {
  return module.staticExports.flatMap(({ entries, start }) => {
    const specifier = entries[0]?.moduleRequest?.value
    return specifier ? [{ specifier, at: start, isTypeOnly: areAllTypes(entries) }] : []
  })
}

function lateImports({ program }: ParseResult): Found[] {
  const found: Found[] = []
  new Visitor({
    ImportExpression({ source, start }) {
      found.push({ specifier: literalOf(source), at: start, isTypeOnly: false })
    },
    TSImportType({ source, start }) {
      found.push({ specifier: source.value, at: start, isTypeOnly: true })
    },
    NewExpression({ callee, arguments: [address, base], start }) {
      const isOurs = callee.type === 'Identifier' && callee.name === 'URL' && isImportMetaUrl(base)
      const specifier = literalOf(address)
      const isFolder = specifier?.endsWith('/')
      if (isOurs && !isFolder) found.push({ specifier, at: start, isTypeOnly: false })
    },
  }).visit(program)
  return found
}

function literalOf(source: Argument | undefined): string | null {
  return source?.type === 'Literal' && typeof source.value === 'string' ? source.value : null
}

function isImportMetaUrl(base: Argument | undefined): boolean {
  if (base?.type !== 'MemberExpression' || base.object.type !== 'MetaProperty') return false
  return base.property.type === 'Identifier' && base.property.name === 'url'
}

function areAllTypes(entries: readonly { isType: boolean }[]): boolean {
  return entries.length > 0 && entries.every(({ isType }) => isType)
}
