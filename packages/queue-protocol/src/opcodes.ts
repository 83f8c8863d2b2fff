// One constant each, so that a bundle contains only those in use.

/** No request; never on the wire (QUE-70). */
export const NONE = 0 as const
/** Takes a number in the line (QUE-71). */
export const GET_TICKET = 5001 as const
/** Asks again for the turn (QUE-72). */
export const CHECK_ENTER = 5002 as const
/** Keeps a turn alive (QUE-74). */
export const ALIVE_NOTICE = 5003 as const
/** Gives a turn back (QUE-75). */
export const SET_COMPLETE = 5004 as const
/** Takes a number and asks for the turn (QUE-73). */
export const GET_TICKET_AND_CHECK_ENTER = 5101 as const
/** Has no effect on a server; no client sends it (QUE-76). */
export const INIT = 5105 as const
/** Gives up a place in the line. Reserved; other clients never send it (QUE-77). */
export const STOP = 5106 as const
