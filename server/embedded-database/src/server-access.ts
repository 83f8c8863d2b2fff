import { Client } from 'pg'
import { hasCode } from 'file-kit'
import { ClusterUnusable, DATABASE_USER } from './cluster.ts'

/** The backend's database on its own server. */
export const DATABASE = 'delivery_support'

const MAINTENANCE_DATABASE = 'postgres'
const WRONG_PASSWORD = '28P01'
const NOT_ANSWERING = ['ECONNREFUSED', 'ECONNRESET', '57P01', '57P03']
const CONNECTION_ENDED = /^(Connection terminated|Client has encountered a connection error)/

/** The facts that a connection to the database server on this machine needs. */
export type ServerAccess = { port: number; password: string }

/** Returns the address of a database for a role with this password; by default for the server's superuser. */
export function urlOf({ port, password }: ServerAccess, database: string, role = DATABASE_USER): string {
  return `postgres://${role}:${password}@127.0.0.1:${port}/${database}`
}

/** Opens a connection for administering the server. Throws `ClusterUnusable` if the password is wrong. */
export async function connect(server: ServerAccess, database = MAINTENANCE_DATABASE): Promise<Client> {
  const client = new Client({ connectionString: urlOf(server, database) })
  // The next query rejects by itself; without a listener the process would end.
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

/** Tries a second time if the server has ended the connection of the first. Throws the error of the last attempt. */
export async function onceMoreIfLost<Result>(attempt: () => Promise<Result>): Promise<Result> {
  try {
    return await attempt()
  } catch (error) {
    if (isConnectionLost(error)) return attempt()
    throw error
  }
}

/** Returns true for an error that only means that the server is not there any more, or not yet. */
function isConnectionLost(error: unknown): boolean {
  return hasCode(error, ...NOT_ANSWERING) || (error instanceof Error && CONNECTION_ENDED.test(error.message))
}
