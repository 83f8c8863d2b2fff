/** A field of a form and the sentence that stands beside it. */
export type Problem<Field extends string> = { field: Field; message: string }

/** The problems among the checks of a form, in the order in which its fields stand. */
export function problemsAmong<Field extends string>(
  checks: readonly (readonly [Field, string | null])[],
): Problem<Field>[] {
  return checks.flatMap(([field, message]) => (message === null ? [] : [{ field, message }]))
}
