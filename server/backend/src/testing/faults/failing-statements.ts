import { Client, Pool } from 'pg'
import type { FaultInjector } from './fault-injector.ts'

// Refused by the server itself, so that a transaction is aborted as by any real error.
const REFUSED = `do $$ begin raise exception 'disk full' using errcode = '53100'; end $$`

export type FailingStatements = {
  /** Returns true if every connection of every pool is free. */
  areAllFree(): boolean
  end(): void
}

/** Lets the injector fail every statement of this process, `begin` and `commit` among them, in whichever library. */
export function failStatements(injector: FaultInjector): FailingStatements {
  const { query } = Client.prototype
  const { connect } = Pool.prototype
  const pools = new Set<Pool>()

  function failingQuery(this: Client, ...asked: unknown[]): unknown {
    const way = typeof asked[0] === 'string' ? injector.begin(nameOf(asked[0])) : null
    if (way === 'unsent') return cutOff(this)
    if (way === 'lost') return Promise.resolve(Reflect.apply(query, this, asked)).then(() => cutOff(this))
    return Reflect.apply(query, this, way === 'refused' ? [REFUSED] : asked)
  }
  function rememberedConnect(this: Pool, ...args: unknown[]): unknown {
    pools.add(this)
    return Reflect.apply(connect, this, args)
  }

  Object.assign(Client.prototype, { query: failingQuery })
  Object.assign(Pool.prototype, { connect: rememberedConnect })
  return {
    areAllFree: () => [...pools].every(pool => pool.totalCount === pool.idleCount && pool.waitingCount === 0),
    end() {
      Object.assign(Client.prototype, { query })
      Object.assign(Pool.prototype, { connect })
    },
  }
}

/** Returns the verb of a statement and its first table. */
function nameOf(statement: string): string {
  const [verb = ''] = statement.trim().toLowerCase().split(/\s/, 1)
  return `${verb} ${/(?:from|into|update) "(\w+)"/.exec(statement)?.[1] ?? ''}`.trim()
}

/** Ends the connection of a client as a lost network does, and rejects as the driver does. */
async function cutOff(client: Client): Promise<never> {
  const ended = new Promise(resolve => client.once('end', resolve))
  Object(client).connection.stream.destroy()
  await ended
  throw new Error('Connection terminated unexpectedly')
}
