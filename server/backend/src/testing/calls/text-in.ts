/** Returns the text, or number as text, at the end of a path into a response. Throws if there is none. */
export function textIn(body: unknown, ...path: readonly (string | number)[]): string {
  const found = path.reduce<unknown>((value, key) => Object(value)[key], body)
  if (typeof found === 'string' || typeof found === 'number') return String(found)
  throw new Error(`There is no ${path.join('.')} in ${JSON.stringify(body)}`)
}
