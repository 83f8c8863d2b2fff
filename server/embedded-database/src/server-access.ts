import { Client } from 'pg'
import { hasCode } from 'file-kit'
import { ClusterUnusable, DATABASE_USER } from './cluster.ts'

const MAINTENANCE_DATABASE = 'postgres'
const WRONG_PASSWORD = '28P01'
const NOT_ANSWERING = ['ECONNREFUSED', 'ECONNRESET', '57P01', '57P03']
const CONNECTION_ENDED = /^(Connection terminated|Client has encountered a connection error)/

/** What it takes to reach the database server on this machine. */
export type ServerAccess = { port: number; password: string }

/** The address of a database for a role whose password this is; for the server's superuser, unless another role is named. */
export function urlOf({ port, password }: ServerAccess, database: string, role = DATABASE_USER): string {
  return `postgres://${role}:${password}@127.0.0.1:${port}/${database}`
}

/** A connection for looking after the server. Throws `ClusterUnusable` when the password does not fit. */
export async function connect(server: ServerAccess, database = MAINTENANCE_DATABASE): Promise<Client> {
  const client = new Client({ connectionString: urlOf(server, database) })
  // The next query says so by itself; without a listener the process would end.
  client.on('error', () => undefined)
  try {
    await client.connect()
  } catch (error) {
    if (!hasCode(error, WRONG_PASSWORD)) throw error
    const sentence = 'The file postgres.password does not belong to the database beside it.'
    throw new ClusterUnusable(sentence, { cause: error })
  }
  return client
}

/** False while the server is starting, recovering or stopping. */
export async function isAnswering(server: ServerAccess): Promise<boolean> {
  try {
    await (await connect(server)).end()
    return true
  } catch (error) {
    if (isConnectionLost(error)) return false
    throw error
  }
}

/** True for an error that says no more than that the server is not there any more, or not yet. */
export function isConnectionLost(error: unknown): boolean {
  return hasCode(error, ...NOT_ANSWERING) || (error instanceof Error && CONNECTION_ENDED.test(error.message))
}
