/** A part of a long text: a paragraph, a list, or facts with a term each. */
export type TextBlock =
  | string
  | { list: readonly string[] }
  | { facts: readonly (readonly [term: string, text: string])[] }

export type TextSection = { heading: string; blocks: readonly TextBlock[] }
