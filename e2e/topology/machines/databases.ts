import { chown, cp, mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { postgresAccount, postgresPrograms } from 'embedded-database/testing'
import { Client } from 'pg'
import { freePort, run } from '../../support/programs.ts'
import type { Certificate } from './certificate.ts'
import { Link } from './link.ts'
import { Machine } from './machine.ts'

const SUPERUSER = 'postgres'
const OWNER = 'site'
const GONE_AFTER_QUESTIONS = 3
const ASK_EVERY_MS = 500

type Server = { machine: Machine; port: number }

/** A PostgreSQL and its standby. A transaction is acknowledged once both have it, so a failover loses none. */
export class Databases {
  readonly primary: Server
  readonly standby: Server
  /** Carries each commit to the standby. */
  readonly replication: Link

  private constructor(primary: Server, standby: Server, replication: Link) {
    this.primary = primary
    this.standby = standby
    this.replication = replication
  }

  static async start(folder: string, certificate: Certificate): Promise<Databases> {
    const account = await postgresAccount()
    const { initdb } = await postgresPrograms(account)
    const program = join(dirname(initdb), 'postgres')
    const folders = { primary: join(folder, 'primary'), standby: join(folder, 'standby') }
    const ports = { primary: await freePort(), standby: await freePort() }
    await mkdir(folder, { recursive: true })
    if (account) await chown(folder, account.uid, account.gid)
    const usual = ['--auth=trust', '--encoding=UTF8', '--locale=C', `--username=${SUPERUSER}`]
    await run(initdb, [...usual, '--no-sync', `--pgdata=${folders.primary}`], { ...account, cwd: '/' })

    const owner = account ? ['-o', String(account.uid), '-g', String(account.gid)] : []
    for (const [file, name] of [
      [certificate.file, 'server.crt'],
      [certificate.keyFile, 'server.key'],
    ] as const)
      await run('install', ['-m', '600', ...owner, file, join(folders.primary, name)])
    const server = async (name: 'primary' | 'standby', own: string): Promise<Server> => {
      await writeFile(join(folders[name], 'postgresql.auto.conf'), `${SETTINGS}port = ${ports[name]}\n${own}`)
      const options = { ...account, cwd: '/' }
      const isReady = () => ask(ports[name], 'select 1').then(() => true)
      const recipe = { program, args: ['-D', folders[name]], options, isReady }
      return { machine: new Machine({ name: `PostgreSQL, ${name}`, ...recipe }), port: ports[name] }
    }
    const primary = await server('primary', '')
    await primary.machine.start()
    await ask(primary.port, `create role ${OWNER} login`)
    await ask(primary.port, `create database ${OWNER} owner ${OWNER}`)
    await primary.machine.stop()

    // A cluster that was shut down is a base for a standby.
    await run('cp', ['-a', folders.primary, folders.standby])
    const replication = await Link.open('standby → PostgreSQL', ports.primary)
    const standby = await server(
      'standby',
      `primary_conninfo = 'host=127.0.0.1 port=${replication.port()} user=${SUPERUSER} application_name=standby'\n`,
    )
    await cp('/dev/null', join(folders.standby, 'standby.signal'))
    await server('primary', "synchronous_standby_names = 'standby'\n")
    await Promise.all([primary.machine.start(), standby.machine.start()])
    return new Databases(primary, standby, replication)
  }

  /** Promotes the standby once the primary has not responded for so long, as a failover manager does. Returns the new port. */
  async failOver(): Promise<number> {
    for (let questions = 0; questions < GONE_AFTER_QUESTIONS; questions += 1) {
      await wait(ASK_EVERY_MS)
      if (await ask(this.primary.port, 'select 1').catch(() => null)) questions = -1
    }
    await ask(this.standby.port, 'select pg_promote()')
    return this.standby.port
  }

  async stop(): Promise<void> {
    await Promise.all([this.primary.machine.lose(), this.standby.machine.lose()])
  }
}

/** Both write what they have acknowledged to the disk. */
const SETTINGS = `
listen_addresses = '127.0.0.1'
unix_socket_directories = ''
ssl = on
fsync = on
synchronous_commit = on
`

/** Returns the address of the site's database at a port, for its owner. */
export function databaseUrl(port: number): string {
  return `postgres://${OWNER}@127.0.0.1:${port}/${OWNER}?sslmode=verify-full`
}

/** Runs a statement as superuser and returns its rows. */
export async function ask<Row>(
  port: number,
  statement: string,
  values: readonly unknown[] = [],
  database = SUPERUSER,
): Promise<Row[]> {
  const client = new Client({
    connectionString: `postgres://${SUPERUSER}@127.0.0.1:${port}/${database}`,
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
