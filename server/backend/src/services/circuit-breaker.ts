/** So many failures in a row, and the service is not called any more. */
export const FAILURES_ALLOWED = 5
/** After this long one call is tried again. */
export const PAUSE_MS = 30_000

/** The state of a circuit breaker. Times are milliseconds of any clock that only goes forward. */
export type Circuit =
  | { kind: 'closed'; failures: number }
  | { kind: 'open'; until: number }
  /** One call is under way to find out; if nothing is heard of it, another may try. */
  | { kind: 'trying'; until: number }

export const closedCircuit: Circuit = { kind: 'closed', failures: 0 }

/** Whether a call may be made now, and the state from then on. */
export function beforeCall(circuit: Circuit, now: number): { isAllowed: boolean; circuit: Circuit } {
  if (circuit.kind === 'closed') return { isAllowed: true, circuit }
  if (now < circuit.until) return { isAllowed: false, circuit }
  return { isAllowed: true, circuit: { kind: 'trying', until: now + PAUSE_MS } }
}

/** A response that comes late, when the circuit is open, proves nothing about now. */
export function afterSuccess(circuit: Circuit): Circuit {
  return circuit.kind === 'open' ? circuit : closedCircuit
}

export function afterFailure(circuit: Circuit, now: number): Circuit {
  if (circuit.kind === 'open') return circuit
  const failures = circuit.kind === 'closed' ? circuit.failures + 1 : FAILURES_ALLOWED
  return failures < FAILURES_ALLOWED ? { kind: 'closed', failures } : { kind: 'open', until: now + PAUSE_MS }
}
