import type { ChangeEvent, ComponentProps } from 'react'
import { TextField } from 'ui-kit'

type Props = Omit<ComponentProps<typeof TextField>, 'onChange'> & {
  /** What is to become of what was typed. */
  tidy: (typed: string) => string
  onChange: (value: string, typed: string) => void
}

/** A field that tidies what is typed into it, but for what an input method is still composing. */
export function TidyField({ tidy, onChange, ...props }: Props) {
  function take(input: HTMLInputElement) {
    const typed = input.value
    onChange(tidied(input, tidy), typed)
  }

  function change(value: string, { currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing
    if (isComposing) onChange(value, value)
    else take(currentTarget)
  }

  return <TextField {...props} onChange={change} onCompositionEnd={event => take(event.currentTarget)} />
}

/** Puts the tidy text into the input itself: React would throw the caret to its end. */
function tidied(input: HTMLInputElement, tidy: (typed: string) => string): string {
  const { value: typed, selectionStart } = input
  const value = tidy(typed)
  if (value === typed) return value
  const caret = tidy(typed.slice(0, selectionStart ?? typed.length)).length
  input.value = value
  input.setSelectionRange(caret, caret)
  return value
}
