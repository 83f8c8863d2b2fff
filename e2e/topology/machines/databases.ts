import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { postgresAccount, postgresPrograms } from 'embedded-database/testing'
import { Client } from 'pg'
import { freePort, run } from '../../support/programs.ts'
import { Machine } from './machine.ts'
import type { Address, Connection } from './network.ts'
import { ownFolder, type Place } from './place.ts'
import { Pool } from './pool.ts'

const SUPERUSER = 'postgres'
const GONE_AFTER_QUESTIONS = 3
const ASK_EVERY_MS = 500

type Server = { machine: Machine; at: Address; data: string }

/** A PostgreSQL with its standby behind pgbouncer. A transaction is acknowledged once both have it, so a failover loses none. */
export class Databases {
  readonly pool: Pool
  readonly connections: Readonly<Record<string, Connection>>
  readonly #primary: Server
  readonly #standby: Server
  #at: Address

  private constructor(primary: Server, standby: Server, pool: Pool) {
    this.#primary = primary
    this.#standby = standby
    this.#at = primary.at
    this.pool = pool
    this.connections = {
      'standby → PostgreSQL': { from: [standby.machine.host], to: primary.at },
      'pgbouncer → PostgreSQL': { from: [pool.machine.host], to: primary.at },
    }
  }

  static async start(place: Place): Promise<Databases> {
    const account = await postgresAccount()
    const { initdb } = await postgresPrograms(account)
    const folder = join(place.folder, 'postgres')
    await ownFolder(place, folder, account)
    const server = async (name: 'primary' | 'standby'): Promise<Server> => {
      const host = await place.network.join(`PostgreSQL, ${name}`)
      const at = { ip: host.ip, port: await freePort() }
      const isReady = () => ask(at, 'select 1').then(() => true)
      const data = join(folder, name)
      const recipe = { program: join(dirname(initdb), 'postgres'), args: ['-D', data], account, isReady }
      return { machine: new Machine(host, recipe), at, data }
    }
    const [primary, standby] = [await server('primary'), await server('standby')]
    const usual = ['--auth=trust', '--encoding=UTF8', '--locale=C', `--username=${SUPERUSER}`]
    await run(initdb, [...usual, '--no-sync', `--pgdata=${primary.data}`], { ...account, cwd: '/' })
    await writeFile(join(primary.data, 'pg_hba.conf'), ADMITTED)
    await configure(primary, '')
    await primary.machine.start()
    for (const statement of STATEMENTS) await ask(primary.at, statement)
    await primary.machine.stop()

    // A cluster that was shut down is a base for a standby.
    await run('cp', ['-a', primary.data, standby.data])
    const { ip, port } = primary.at
    const from = `host=${ip} port=${port} user=${SUPERUSER} application_name=standby`
    await configure(standby, `primary_conninfo = '${from}'\n`)
    await writeFile(join(standby.data, 'standby.signal'), '')
    await configure(primary, "synchronous_standby_names = 'standby'\n")
    await Promise.all([primary.machine.start(), standby.machine.start()])
    return new Databases(primary, standby, await Pool.start(place, account, primary.at))
  }

  /** The address of the primary. */
  get at(): Address {
    return this.#at
  }

  get machines(): readonly Machine[] {
    return [this.#primary.machine, this.#standby.machine, this.pool.machine]
  }

  /** The address of the site's database at the primary, without the pool. */
  get url(): string {
    return `postgres://site@${this.#at.ip}:${this.#at.port}/site?sslmode=verify-full`
  }

  /** Loses the primary. Promotes the standby once it has not responded for so long, as a failover manager does. */
  async failOver(): Promise<void> {
    await this.#primary.machine.lose()
    for (let questions = 0; questions < GONE_AFTER_QUESTIONS; questions += 1) await wait(ASK_EVERY_MS)
    await ask(this.#standby.at, 'select pg_promote()')
    this.#at = this.#standby.at
    await this.pool.leadTo(this.#at)
  }
}

/** Both write what they have acknowledged to the disk. */
async function configure({ data, at: { ip, port } }: Server, own: string): Promise<void> {
  const tls = `ssl = on\nssl_cert_file = '../fullchain.pem'\nssl_key_file = '../privkey.pem'\n`
  const kept = 'fsync = on\nsynchronous_commit = on\n'
  const reached = `listen_addresses = '${ip}'\nport = ${port}\nunix_socket_directories = ''\n`
  await writeFile(join(data, 'postgresql.auto.conf'), `${reached}${kept}${tls}${own}`)
}

const ADMITTED = 'host all all 0.0.0.0/0 trust\nhost replication all 0.0.0.0/0 trust\n'
/** In a pool the limits of statements are those of the account. */
const STATEMENTS = [
  'create role site login',
  "alter role site set statement_timeout = '10s'",
  "alter role site set idle_in_transaction_session_timeout = '10s'",
  'create database site owner site',
]

/** Runs a statement as superuser and returns its rows. */
export async function ask<Row>(
  { ip, port }: Address,
  statement: string,
  values: readonly unknown[] = [],
  database = SUPERUSER,
): Promise<Row[]> {
  const client = new Client({
    connectionString: `postgres://${SUPERUSER}@${ip}:${port}/${database}`,
    connectionTimeoutMillis: 2_000,
    query_timeout: 10_000,
  })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query(statement, [...values])).rows as Row[]
  } finally {
    await client.end()
  }
}
