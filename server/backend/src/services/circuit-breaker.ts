/** After so many failures in a row the service is not called. */
export const FAILURES_ALLOWED = 5
/** After this time one call is tried again. */
export const PAUSE_MS = 30_000

/** The state of a circuit breaker. Times are milliseconds of any monotonic clock. */
export type Circuit =
  | { kind: 'closed'; failures: number }
  | { kind: 'open'; until: number }
  /** A trial call is under way; after `until` without a result, another may start. */
  | { kind: 'trying'; until: number }

export const closedCircuit: Circuit = { kind: 'closed', failures: 0 }

/** Returns whether a call may be made now, and the next state. */
export function beforeCall(circuit: Circuit, now: number): { isAllowed: boolean; circuit: Circuit } {
  if (circuit.kind === 'closed') return { isAllowed: true, circuit }
  if (now < circuit.until) return { isAllowed: false, circuit }
  return { isAllowed: true, circuit: { kind: 'trying', until: now + PAUSE_MS } }
}

/** A late response, after the circuit has opened, does not close it. */
export function afterSuccess(circuit: Circuit): Circuit {
  return circuit.kind === 'open' ? circuit : closedCircuit
}

export function afterFailure(circuit: Circuit, now: number): Circuit {
  if (circuit.kind === 'open') return circuit
  const failures = circuit.kind === 'closed' ? circuit.failures + 1 : FAILURES_ALLOWED
  return failures < FAILURES_ALLOWED ? { kind: 'closed', failures } : { kind: 'open', until: now + PAUSE_MS }
}
