const DEEPEST = 20
const MOST_VALUES = 10_000

/**
 * Returns true for a text with deeper nesting or more values than any JSON of our pages. Single pass without allocation:
 * safe to run before parsing.
 */
export function exceedsJsonLimits(text: string): boolean {
  let depth = 0
  let values = 1
  let isInString = false
  for (let place = 0; place < text.length; place += 1) {
    const character = text[place]
    if (isInString) {
      if (character === '\\') place += 1
      else if (character === '"') isInString = false
    } else if (character === '"') isInString = true
    else if (character === '[' || character === '{') depth += 1
    else if (character === ']' || character === '}') depth -= 1
    else if (character === ',') values += 1
    if (depth > DEEPEST || values > MOST_VALUES) return true
  }
  return false
}
