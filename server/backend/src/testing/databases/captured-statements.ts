import { Client } from 'pg'

/** A statement as it was sent to the database, with one set of its values. */
export type Statement = { sql: string; values: readonly unknown[] }

export type Capture = {
  /** Every different statement so far, in the order of its first use. */
  statements(): Statement[]
  end(): void
}

/** Captures all statements that this process sends to a database, in whichever library. */
export function captureStatements(): Capture {
  const seen = new Map<string, Statement>()
  const { query } = Client.prototype
  function listeningQuery(this: Client, ...asked: unknown[]): unknown {
    const statement = statementIn(asked)
    if (statement && !seen.has(statement.sql)) seen.set(statement.sql, statement)
    return Reflect.apply(query, this, asked)
  }
  Object.assign(Client.prototype, { query: listeningQuery })
  return {
    statements: () => [...seen.values()],
    end: () => void Object.assign(Client.prototype, { query }),
  }
}

function statementIn([asked, values]: readonly unknown[]): Statement | null {
  if (typeof asked !== 'string') return null
  return { sql: asked, values: Array.isArray(values) ? values : [] }
}
