type Refused = { ok: false; reason: string }

/** The result of a rule: go on, or the Korean sentence with the reason. */
export type Verdict = { ok: true } | Refused

export const proceed: Verdict & { ok: true } = { ok: true }

export function refuse(reason: string): Refused {
  return { ok: false, reason }
}
