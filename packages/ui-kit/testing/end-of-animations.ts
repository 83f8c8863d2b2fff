/** Waits until all animations of the page are over, but for those without an end. */
export async function endOfAnimations(): Promise<void> {
  const passing = document
    .getAnimations()
    .filter(({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations !== Infinity)
  if (passing.length === 0) return
  // The end of a transition that another replaces, or whose element is gone, is a rejection.
  await Promise.allSettled(passing.map(({ finished }) => finished))
  return endOfAnimations()
}
