// Words in `msg` by which a reply explains itself. Our client shows them in Korean, others ignore them.

/** On a 201: nobody enters, since an operator has stopped the line. */
export const PAUSED = 'Paused'
/** On a 201: the lines are out of reach, and the place is a guess. */
export const AWAY = 'Reconnecting'
/** On a 302: there is no number right now. Ask again after `ttl`. */
export const NUMBER_LATER = 'Number later'
