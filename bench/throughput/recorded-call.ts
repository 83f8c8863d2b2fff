/** A statement of a call, with values that JSON can hold. */
export type RecordedStatement = { sql: string; values: readonly unknown[] }

/** One request of a call: its statements in their order, and its response. */
export type RecordedCall = { statements: RecordedStatement[]; response: unknown }
