import * as v from 'valibot'

/** `QUEUE_KEY`: what passes are signed with; waiting room and backend share it. */
export const queueKey = v.pipe(v.string(), v.minLength(32, 'must have at least 32 characters'))
