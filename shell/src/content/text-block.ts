/** A part of a long text: a paragraph, a list, steps in their order, or facts with a term each. */
export type TextBlock =
  | string
  | { list: readonly string[] }
  | { steps: readonly string[] }
  | { facts: readonly (readonly [term: string, text: string])[] }

export type TextSection = { heading: string; blocks: readonly TextBlock[] }

/** Returns the id of a section of a long text, by which addresses name it behind `#`. */
export function sectionId(place: number): string {
  return `section-${place + 1}`
}

/** Returns the words of a block in one line. */
export function wordsOf(block: TextBlock): string {
  if (typeof block === 'string') return block
  if ('facts' in block) return block.facts.flat().join(' ')
  return ('list' in block ? block.list : block.steps).join(' ')
}
