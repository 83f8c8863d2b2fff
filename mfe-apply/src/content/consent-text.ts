/** A paragraph of a consent; with `isHtml` its few tags are shown for what they are (CONS-09). */
export type ConsentParagraph = { text: string; isHtml: boolean }

/** What the applicant agrees to: what the box says, what the text under it is called, and the text. */
export type ConsentText = { title: string; contentTitle: string; content: readonly ConsentParagraph[] }

export function plain(text: string): ConsentParagraph {
  return { text, isHtml: false }
}

export function html(text: string): ConsentParagraph {
  return { text, isHtml: true }
}
