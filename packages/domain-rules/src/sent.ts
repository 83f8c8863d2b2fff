/** A value of a response: one of ours, or a word that another backend adds. It is shown as it is sent. */
export type Sent<Known extends string> = Known | (string & {})
