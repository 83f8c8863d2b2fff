import { useState, type ClipboardEvent, type InputEvent } from 'react'

type Options = { maxLength: number | undefined; isLocked: boolean }

/** Counts the characters of the last pasted text that do not fit into an input: the browser cuts them silently. */
export function useCutPaste({ maxLength = Infinity, isLocked }: Options) {
  const [cut, setCut] = useState(0)
  return {
    cut,
    onPaste({ currentTarget, clipboardData }: ClipboardEvent<HTMLInputElement>) {
      const { value, selectionStart, selectionEnd } = currentTarget
      const kept = value.length - (selectionEnd ?? 0) + (selectionStart ?? 0)
      const pasted = clipboardData.getData('text').replace(/[\r\n]/g, '')
      if (!isLocked) setCut(Math.max(0, kept + pasted.length - maxLength))
    },
    onInput({ nativeEvent }: InputEvent<HTMLInputElement>) {
      if (nativeEvent.inputType !== 'insertFromPaste') setCut(0)
    },
  }
}
