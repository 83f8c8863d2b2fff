const TAGS = ['strong', 'em', 'ul', 'ol', 'li'] as const
const TAG = new RegExp(`<(/?)(${TAGS.join('|')})>`, 'g')

type Tag = (typeof TAGS)[number]

/** Text, or an element with its children. */
export type Markup = string | { tag: Tag; children: readonly Markup[] }

/** Reads the few tags that a consent may use. Everything else is text, so it cannot run as markup. */
export function readMarkup(source: string): Markup[] {
  const root: Markup[] = []
  const open: { tag: Tag; children: Markup[] }[] = []
  const here = () => open.at(-1)?.children ?? root
  let readTo = 0

  for (const { 0: match, 1: slash, 2: name, index } of source.matchAll(TAG)) {
    const isClosing = slash === '/'
    if (isClosing && open.at(-1)?.tag !== name) continue
    if (index > readTo) here().push(source.slice(readTo, index))
    readTo = index + match.length
    if (isClosing) open.pop()
    else {
      const element = { tag: name as Tag, children: [] }
      here().push(element)
      open.push(element)
    }
  }
  if (readTo < source.length) here().push(source.slice(readTo))
  return root
}
