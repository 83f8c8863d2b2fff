import * as v from 'valibot'

/** `QUEUE_KEY` signs passes; waiting room and backend share it. */
export const queueKey = v.pipe(v.string(), v.minLength(32, 'must have at least 32 characters'))
