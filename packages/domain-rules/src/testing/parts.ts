/** The names that lead to a part of a value; `0` leads to the first entry of a list. */
export type PartPath = readonly string[]

/** Returns the paths of all fields in a value; of a list those in its first entry. */
export function partsOf(value: unknown, path: PartPath = []): PartPath[] {
  if (Array.isArray(value)) return partsOf(value[0], [...path, '0'])
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => [[...path, key], ...partsOf(part, [...path, key])])
}

/** Returns the value without the field at that path. */
export function without(value: unknown, [key = '', ...rest]: PartPath): unknown {
  if (Array.isArray(value)) return [without(value[0], rest), ...value.slice(1)]
  const { [key]: part, ...others }: Record<string, unknown> = Object(value)
  return rest.length > 0 ? { ...others, [key]: without(part, rest) } : others
}
