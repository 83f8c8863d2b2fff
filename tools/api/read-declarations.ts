import { readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'oxc-parser'

/** The origin of a name: another module, and the name there. */
type Source = { specifier: string; name: string }

/** A file of declarations, as the compiler writes it. */
export type Declarations = {
  /** The code of each declaration, with the comment above it. */
  own: ReadonlyMap<string, string>
  imported: ReadonlyMap<string, Source>
  exportedFrom: ReadonlyMap<string, Source>
  /** The specifiers of modules whose exports it exports all. */
  exportedWhole: readonly string[]
}

/** Reads the declarations, imports and re-exports of a file. */
export function readDeclarations(path: string): Declarations {
  const text = readFileSync(path, 'utf8')
  const { program, module, comments } = parseSync(path, text)
  const own = new Map<string, string>()
  let end = 0
  for (const statement of program.body) {
    const commentAbove = comments.find(({ start }) => start >= end && start < statement.start)
    const code = text.slice(commentAbove?.start ?? statement.start, statement.end)
    for (const name of declaredNames(statement)) own.set(name, code)
    end = statement.end
  }
  const exportedWhole = exportsOf(module).flatMap(({ moduleRequest, exportName }) =>
    moduleRequest && !exportName.name ? [moduleRequest.value] : [],
  )
  return { own, imported: importsOf(module), exportedFrom: reExportsOf(module), exportedWhole }
}

/** Returns every name in a piece of code; names of values among them do no harm. */
export function namesIn(code: string): string[] {
  const names = new Set<string>()
  new Visitor({ Identifier: ({ name }) => void names.add(name) }).visit(parseSync('code.d.ts', code).program)
  return [...names]
}

/** The code without its comments. */
export function withoutComments(code: string): string {
  const { comments } = parseSync('code.d.ts', code)
  const bare = comments.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), code)
  return bare
    .split('\n')
    .filter(line => line.trim())
    .join('\n')
}

type Parsed = ReturnType<typeof parseSync>
type Statement = Parsed['program']['body'][number]

function declaredNames(statement: Statement): string[] {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
  if (!declaration) return []
  if (declaration.type === 'VariableDeclaration')
    return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? id.name : []))
  return 'id' in declaration && declaration.id?.type === 'Identifier' ? [declaration.id.name] : []
}

function importsOf({ staticImports }: Parsed['module']): Map<string, Source> {
  return new Map(
    staticImports.flatMap(({ moduleRequest, entries }) =>
      entries.map(({ localName, importName }) => {
        return [localName.value, { specifier: moduleRequest.value, name: importName.name ?? '' }] as const
      }),
    ),
  )
}

function exportsOf({ staticExports }: Parsed['module']) {
  return staticExports.flatMap(({ entries }) => entries)
}

function reExportsOf(module: Parsed['module']): Map<string, Source> {
  return new Map(
    exportsOf(module).flatMap(({ moduleRequest, exportName, importName }) => {
      if (!moduleRequest || !exportName.name) return []
      return [[exportName.name, { specifier: moduleRequest.value, name: importName.name ?? '' }] as const]
    }),
  )
}
