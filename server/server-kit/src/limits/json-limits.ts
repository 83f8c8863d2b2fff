const DEEPEST = 20
const MOST_VALUES = 10_000

/**
 * Whether a text nests deeper, or holds more values, than any JSON that a page of ours sends. Goes through it once and
 * keeps nothing, so that it may be asked before anything else is done with the text.
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
