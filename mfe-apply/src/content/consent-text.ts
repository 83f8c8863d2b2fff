/** A paragraph of a consent; with `isHtml` its few tags are rendered (CONS-09). */
export type ConsentParagraph = { text: string; isHtml: boolean }

/** The label of a consent, the title of its text, and the text. */
export type ConsentText = { title: string; contentTitle: string; content: readonly ConsentParagraph[] }

export function plain(text: string): ConsentParagraph {
  return { text, isHtml: false }
}

export function html(text: string): ConsentParagraph {
  return { text, isHtml: true }
}
