/** So many failures in a row, and nobody is asked any more. */
export const FAILURES_ALLOWED = 5
/** After this long one question is tried again. */
export const PAUSE_MS = 30_000

/** How things stand with somebody outside whom we ask. Times are milliseconds of any clock that only goes forward. */
export type Circuit =
  | { kind: 'closed'; failures: number }
  | { kind: 'open'; until: number }
  /** One question is under way to find out; if nothing is heard of it, another may try. */
  | { kind: 'trying'; until: number }

export const closedCircuit: Circuit = { kind: 'closed', failures: 0 }

/** Whether a question may be asked now, and how things stand from then on. */
export function ask(circuit: Circuit, now: number): { isAllowed: boolean; circuit: Circuit } {
  if (circuit.kind === 'closed') return { isAllowed: true, circuit }
  if (now < circuit.until) return { isAllowed: false, circuit }
  return { isAllowed: true, circuit: { kind: 'trying', until: now + PAUSE_MS } }
}

/** After an answer. One that comes late, when nobody asks any more, proves nothing about now. */
export function answered(circuit: Circuit): Circuit {
  return circuit.kind === 'open' ? circuit : closedCircuit
}

/** After a failure. */
export function failed(circuit: Circuit, now: number): Circuit {
  if (circuit.kind === 'open') return circuit
  const failures = circuit.kind === 'closed' ? circuit.failures + 1 : FAILURES_ALLOWED
  return failures < FAILURES_ALLOWED ? { kind: 'closed', failures } : { kind: 'open', until: now + PAUSE_MS }
}
