import type { ChangeEvent, CompositionEvent } from 'react'

type Typing = {
  /** Text was typed, and none of it is still being composed. */
  onTyped: (input: HTMLInputElement) => void
  /** An input method is still composing this text: changing it would break the composition. */
  onComposing: (text: string) => void
}

/** Returns the handlers of an input that changes the typed text. */
export function typingHandlers({ onTyped, onComposing }: Typing) {
  return {
    onChange({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) {
      const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing
      if (isComposing) onComposing(currentTarget.value)
      else onTyped(currentTarget)
    },
    onCompositionEnd({ currentTarget }: CompositionEvent<HTMLInputElement>) {
      onTyped(currentTarget)
    },
  }
}
