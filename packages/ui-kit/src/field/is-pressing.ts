/** Returns whether a button or link is being pressed: a message that appears then would move it away. */
export function isPressing(): boolean {
  return document.querySelector('button:active, a:active') !== null
}
