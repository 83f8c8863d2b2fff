/** Resolves in a task of its own, so that the browser handles a press or paints in between. */
export function nextTask(): Promise<void> {
  return new Promise(resolve => setTimeout(resolve))
}
