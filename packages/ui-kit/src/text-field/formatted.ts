/** Returns the new text for a typed or pasted one, with the caret at `caret`. */
export type Format = (typed: string, caret: number) => string

/** Writes the formatted text into the input itself, and returns it. Otherwise React would move the caret to its end. */
export function formatted(input: HTMLInputElement, format: Format): string {
  const typed = input.value
  const caret = input.selectionStart ?? typed.length
  const text = format(typed, caret)
  if (text === typed) return text
  const { length } = format(typed.slice(0, caret), caret)
  input.value = text
  input.setSelectionRange(length, length)
  return text
}
