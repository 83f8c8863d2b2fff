import { parseSync, Visitor, type ParseResult } from 'oxc-parser'

export type Import = {
  specifier: string
  line: number
  /** Gone when the types are stripped. */
  isTypeOnly: boolean
}

/** A file that the parser cannot read cannot be checked. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile'
}

/** Everything that a file imports, exports from elsewhere, loads later, or borrows a type of. Throws `UnreadableFile`. */
export function readImports(path: string, text: string): Import[] {
  const parsed = parseSync(path, text)
  const [mistake] = parsed.errors
  if (mistake) throw new UnreadableFile(`${path}: ${mistake.message}`)

  const found = [...staticImports(parsed), ...reExports(parsed), ...lateImports(parsed)]
  return found.map(({ specifier, at, isTypeOnly }) => ({ specifier, line: lineAt(text, at), isTypeOnly }))
}

type Found = { specifier: string; at: number; isTypeOnly: boolean }

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

/** `import('…')` as a value and as a type. */
function lateImports({ program }: ParseResult): Found[] {
  const found: Found[] = []
  new Visitor({
    ImportExpression({ source, start }) {
      const isText = source.type === 'Literal' && typeof source.value === 'string'
      if (isText) found.push({ specifier: source.value, at: start, isTypeOnly: false })
    },
    TSImportType({ source, start }) {
      found.push({ specifier: source.value, at: start, isTypeOnly: true })
    },
  }).visit(program)
  return found
}

function areAllTypes(entries: readonly { isType: boolean }[]): boolean {
  return entries.length > 0 && entries.every(({ isType }) => isType)
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length
}
