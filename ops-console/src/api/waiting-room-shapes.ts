import * as v from 'valibot'

const count = v.pipe(v.number(), v.minValue(0))

const lineSchema = v.object({
  step: v.string(),
  mode: v.string(),
  /** Null is none. */
  limit: v.nullable(count),
  rate: v.nullable(count),
  waiting: count,
  inside: count,
  entered: count,
  completed: count,
  /** How many wait for the draw. */
  registered: count,
  perSecond: count,
  /** For one who comes now; null while no one enters. */
  waitSeconds: v.nullable(count),
  schedule: v.nullable(
    v.object({
      phase: v.string(),
      opensAt: v.string(),
      closesAt: v.nullable(v.string()),
      draw: v.nullable(v.object({ id: v.string(), commitment: v.string() })),
    }),
  ),
  revision: v.number(),
})

export const listsSchema = v.object({
  revision: v.number(),
  deny: v.array(v.string()),
  priority: v.array(v.string()),
})

export const waitingRoomSchema = v.object({
  actions: v.record(v.string(), lineSchema),
  lists: listsSchema,
})

export type WaitingLine = v.InferOutput<typeof lineSchema>
export type WaitingLists = v.InferOutput<typeof listsSchema>
