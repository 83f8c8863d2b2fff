const LEAST_PASSES_PER_SECOND = 0.05
const LEAST_WAIT_SECONDS = 1

export type QueuePlace = { ahead: number; perSecond: number }

/** Returns the estimated wait of a place, in seconds, not rounded (QUE-120, QUE-121, QUE-122). */
export function estimateWaitSeconds({ ahead, perSecond }: QueuePlace): number {
  const seconds = ahead / Math.max(perSecond, LEAST_PASSES_PER_SECOND)
  return Math.max(seconds, LEAST_WAIT_SECONDS)
}
