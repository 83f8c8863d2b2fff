/** The place of the session in the storage of its tab (SESS-01). */
export const SESSION_KEY = 'sbiz_session'
