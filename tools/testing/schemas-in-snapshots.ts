import type { SnapshotSerializer } from 'vitest'

/** A schema of Valibot, or a step of a pipe. */
type Part = {
  kind: string
  type: string
  pipe?: readonly Part[]
  entries?: Record<string, Part>
  options?: readonly unknown[]
  items?: readonly Part[]
  item?: Part
  wrapped?: Part
  key?: Part
  value?: Part
  rest?: Part
  literal?: unknown
  default?: unknown
  requirement?: unknown
}

/** Shows a schema in a snapshot as a short text of all that it demands, such as `string (max_length 40) = ''`. */
export default {
  test: isPart,
  serialize: (schema: Part, config, indentation, depth, references, printer) => {
    const shown = schema.entries && !schema.pipe ? fieldsOf(schema, schema.entries) : schemaText(schema)
    return typeof shown === 'string' ? shown : printer(shown, config, indentation, depth, references)
  },
} satisfies SnapshotSerializer

function isPart(value: unknown): value is Part {
  return typeof value === 'object' && value !== null && 'kind' in value && '~run' in value
}

function fieldsOf({ type }: Part, entries: Record<string, Part>): Record<string, unknown> {
  return { ...entries, ...(type !== 'object' && { [type]: true }) }
}

/** Returns a schema, or a value that it takes, in one line. */
export function schemaText(value: unknown): string {
  if (!isPart(value)) return JSON.stringify(value)
  const [schema, ...steps] = value.pipe ?? []
  return schema ? `${schemaText(schema)} (${steps.map(stepOf).join(', ')})` : withoutPipe(value)
}

function withoutPipe(part: Part): string {
  const { type, entries, options, items, item, wrapped, key, value, rest, literal } = part
  const fields = Object.entries(entries ?? {}).map(([name, field]) => `${name}: ${schemaText(field)}`)
  if (entries) return `${type} {${[...fields, ...(rest ? [`...${schemaText(rest)}`] : [])].join(', ')}}`
  if (options) return `(${options.map(schemaText).join(' | ')})`
  if (items) return `[${items.map(schemaText).join(', ')}]`
  if (item) return `${type} of ${schemaText(item)}`
  if (key) return `${type} of ${schemaText(key)}: ${schemaText(value)}`
  if (wrapped)
    return `${type} ${schemaText(wrapped)}${part.default === undefined ? '' : ` = ${schemaText(part.default)}`}`
  return type === 'literal' ? schemaText(literal) : type
}

function stepOf({ type, requirement }: Part): string {
  const isOurs = type === 'regex' || ['number', 'string'].includes(typeof requirement)
  return isOurs ? `${type} ${String(requirement)}` : type
}
