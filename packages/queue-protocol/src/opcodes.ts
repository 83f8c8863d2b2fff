// One constant for each, so that a browser is sent only those that it uses.

/** Never on the wire: nothing is asked (QUE-70). */
export const NONE = 0 as const
/** Takes a number in the line (QUE-71). */
export const GET_TICKET = 5001 as const
/** Asks again whether it is one's turn (QUE-72). */
export const CHECK_ENTER = 5002 as const
/** Keeps a turn that has begun from running out (QUE-74). */
export const ALIVE_NOTICE = 5003 as const
/** Gives a turn back (QUE-75). */
export const SET_COMPLETE = 5004 as const
/** Takes a number and asks whether it is one's turn (QUE-73). */
export const GET_TICKET_AND_CHECK_ENTER = 5101 as const
/** Begins nothing that a server keeps; no client sends it (QUE-76). */
export const INIT = 5105 as const
/** Gives a place in the line up. Reserved; clients of others never send it (QUE-77). */
export const STOP = 5106 as const
