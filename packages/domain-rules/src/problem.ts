/** A field of a form and the sentence beside it. */
export type Problem<Field extends string> = { field: Field; message: string }

/** Returns the problems among the checks of a form, in the order of its fields. */
export function problemsAmong<Field extends string>(
  checks: readonly (readonly [Field, string | null])[],
): Problem<Field>[] {
  return checks.flatMap(([field, message]) => (message === null ? [] : [{ field, message }]))
}
