/**
 * Returns whether a button or a link is being pressed. A message that appears between the two halves of a press would
 * move the button away from under it.
 */
export function isPressing(): boolean {
  return document.querySelector('button:active, a:active') !== null
}
