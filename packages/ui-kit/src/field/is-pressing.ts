/**
 * Whether a button or a link is being pressed. A message that comes between the two halves of a press moves what
 * is pressed away from under it.
 */
export function isPressing(): boolean {
  return document.querySelector('button:active, a:active') !== null
}
