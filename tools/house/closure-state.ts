import { parseSync } from 'oxc-parser'
import { childrenOf, FUNCTIONS, lineAt, type Node } from './syntax.ts'

/** A function, or a module, whose `let` variables are used by functions inside it. */
export type CapturedVariables = { line: number; names: readonly string[] }

/** The names that a function declares: variables that may change, and all others. */
type Scope = { start: number; variables: Set<string>; constants: Set<string>; captured: Set<string> }

/** Returns each function, and the module, with the names of its `let` variables that inner functions use. */
export function capturedVariables(path: string, text: string): CapturedVariables[] {
  const found: Scope[] = []
  visit(parseSync(path, text).program as unknown as Node, [], found)
  return found
    .filter(({ captured }) => captured.size > 0)
    .map(({ start, captured }) => ({ line: lineAt(text, start), names: [...captured] }))
}

function visit(node: Node, scopes: readonly Scope[], found: Scope[]): void {
  if (node.type === 'Identifier') noteUse(String(node['name']), scopes)
  const inner = node.type === 'Program' || FUNCTIONS.has(node.type) ? [...scopes, scopeOf(node)] : scopes
  if (inner !== scopes) found.push(...inner.slice(-1))
  for (const child of childrenOf(node)) visit(child, inner, found)
}

/** Records the use of a variable that belongs to an outer function. */
function noteUse(name: string, scopes: readonly Scope[]): void {
  const owner = scopes.findLast(({ variables, constants }) => variables.has(name) || constants.has(name))
  if (owner && owner !== scopes.at(-1) && owner.variables.has(name)) owner.captured.add(name)
}

function scopeOf(node: Node): Scope {
  const parameters = ((node['params'] ?? []) as Node[]).flatMap(namesIn)
  const scope: Scope = {
    start: node.start,
    variables: new Set(),
    constants: new Set(parameters),
    captured: new Set(),
  }
  for (const child of childrenOf(node)) declare(child, scope)
  return scope
}

/** Collects the declarations of a function, without those of the functions inside it. */
function declare(node: Node, scope: Scope): void {
  if (node.type === 'FunctionDeclaration') addAll(scope.constants, namesIn(node['id'] as Node | null))
  if (FUNCTIONS.has(node.type)) return
  if (node.type === 'VariableDeclaration') {
    const names = (node['declarations'] as Node[]).flatMap(({ id }) => namesIn(id as Node))
    addAll(node['kind'] === 'const' ? scope.constants : scope.variables, names)
  }
  for (const child of childrenOf(node)) declare(child, scope)
}

/** Returns the names that a pattern binds, such as `a` and `b` of `{ a, x: [b] }`. */
function namesIn(pattern: Node | null): string[] {
  if (!pattern || FUNCTIONS.has(pattern.type)) return []
  return pattern.type === 'Identifier' ? [String(pattern['name'])] : childrenOf(pattern).flatMap(namesIn)
}

function addAll(set: Set<string>, names: readonly string[]): void {
  for (const name of names) set.add(name)
}
