import { useLayoutEffect, type RefObject } from 'react'

/** React resets a form after its action, which would take back what was chosen in it. */
export function useKeptThroughReset(root: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    for (const input of root.current?.querySelectorAll('input') ?? []) input.defaultChecked = input.checked
    for (const option of root.current?.querySelectorAll('option') ?? [])
      option.defaultSelected = option.selected
  })
}
