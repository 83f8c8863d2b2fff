export {
  factsAfterLeaving,
  guardVerdict,
  losesSession,
  needsSession,
  type GuardFacts,
  type GuardVerdict,
  type TurnedAway,
} from './guard.ts'
export * from './needs.ts'
