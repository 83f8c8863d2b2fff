/** Resolves in a task of its own: what a person does meanwhile, and the next picture, come first. */
export function nextTask(): Promise<void> {
  // A hidden page may hear of a timer once a second.
  if ('scheduler' in globalThis && 'yield' in scheduler) return scheduler.yield()
  return new Promise(resolve => {
    setTimeout(resolve)
  })
}
