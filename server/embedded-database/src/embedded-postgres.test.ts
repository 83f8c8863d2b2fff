import { spawn } from 'node:child_process'
import { mkdtemp, mkdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withLock } from 'file-kit'
import { Client } from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { prepareRole } from './application-role.ts'
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres.ts'
import { postgresAccount } from './postgres-account.ts'
import { connect, DATABASE } from './server-access.ts'

const log = pino({ level: 'silent' })

let dataDir: string
let server: EmbeddedPostgres

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'embedded-'))
  await mkdir(join(dataDir, 'postgres.new-half-made'))
  server = await startEmbeddedPostgres(dataDir, log)
})
afterAll(async () => {
  await server.stop()
  await rm(dataDir, { recursive: true })
})

/** Returns the first column of a statement's rows. */
async function ask(statement: string): Promise<unknown[]> {
  const client = new Client({ connectionString: server.databaseUrl })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows } = await client.query({ text: statement, rowMode: 'array' })
    return rows.map(([first]: unknown[]) => first)
  } finally {
    await client.end()
  }
}

const modeOf = async (name: string) => (await stat(join(dataDir, name))).mode & 0o777
const recordOfServer = () => join(dataDir, 'postgres/postmaster.pid')
const pidOfServer = async () => Number.parseInt(await readFile(recordOfServer(), 'utf8'), 10)

it('the backend owns its database, and is no superuser', async () => {
  expect(await ask('select rolsuper from pg_roles where rolname = current_user')).toEqual([false])
  expect(
    await ask(
      'select pg_get_userbyid(datdba) = current_user from pg_database where datname = current_database()',
    ),
  ).toEqual([true])
  expect(
    await ask("select pg_get_userbyid(nspowner) = current_user from pg_namespace where nspname = 'public'"),
  ).toEqual([true])
})

it.each([
  ['listen_addresses', '127.0.0.1'],
  ['TimeZone', 'UTC'],
  ['server_encoding', 'UTF8'],
  ['log_error_verbosity', 'terse'],
  ['log_min_error_statement', 'panic'],
  ['log_parameter_max_length', '0'],
])('the server is reached from this machine alone, and logs no values: %s is %j', async (name, value) => {
  expect(await ask(`show ${name}`)).toEqual([value])
})

const otherConnections =
  'select count(*)::int from pg_stat_activity where datname is not null and pid <> pg_backend_pid()'

it('a server that has started has one connection, of its owner', async () => {
  await expect.poll(() => ask(otherConnections)).toEqual([1])
})

it('no one is let in without the password', async () => {
  const address = new URL(server.databaseUrl)
  address.password = 'guessed'
  const client = new Client({ connectionString: address.href })
  await expect(client.connect()).rejects.toThrow('password authentication failed')
})

it('Hangul is in alphabetical order', async () => {
  const names = ['하나', '가나', '나라', 'abc', '각시']
  const values = names.map(name => `('${name}')`).join()
  const sorted = await ask(`select name from (values ${values}) as names (name) order by name`)
  expect(sorted.filter(name => name !== 'abc')).toEqual(['가나', '각시', '나라', '하나'])
})

it('its passwords and data are for its account alone, and nothing half-made is left', async () => {
  expect(await Promise.all(['postgres.password', 'postgres.role-password', 'postgres'].map(modeOf))).toEqual([
    0o600, 0o600, 0o700,
  ])
  await expect(stat(join(dataDir, 'postgres.new-half-made'))).rejects.toThrow('ENOENT')
  const [password, role] = await Promise.all(
    ['postgres.password', 'postgres.role-password'].map(name => readFile(join(dataDir, name), 'utf8')),
  )
  expect(role).not.toBe(password)
})

it('objects that a superuser has made belong to the backend from its next start', async () => {
  const [password, rolePassword] = await Promise.all(
    ['postgres.password', 'postgres.role-password'].map(name => readFile(join(dataDir, name), 'utf8')),
  )
  const access = { port: Number(new URL(server.databaseUrl).port), password: password?.trim() ?? '' }
  const superuser = await connect(access, DATABASE)
  await superuser.query('create table earlier (number serial); create sequence counted')
  await superuser.query("create function one() returns int language sql as 'select 1'")
  await superuser.end()
  const change = 'alter table earlier add name text'
  await expect(ask(change)).rejects.toThrow('must be owner of table earlier')
  await prepareRole(access, rolePassword?.trim() ?? '')
  for (const statement of [change, 'alter sequence counted restart', 'alter function one() volatile'])
    await ask(statement)
})

it('a second backend on the same data waits for the lock of its files, and is refused', async () => {
  const waits = vi.spyOn(log, 'info')
  const held = Promise.withResolvers<void>()
  const holding = withLock(join(dataDir, 'postgres.lock'), () => held.promise)
  const second = startEmbeddedPostgres(dataDir, log)
  await expect
    .poll(() => waits)
    .toHaveBeenCalledWith('another process is starting the database server; waiting')
  held.resolve()
  await holding
  await expect(second).rejects.toThrow('Another backend runs on')
  await expect.poll(() => ask(otherConnections)).toEqual([1])
})

it('a server that was killed runs again at the same address, with its data', async () => {
  await ask('create table kept as select 1 as number')
  process.kill(await pidOfServer(), 'SIGKILL')
  await expect.poll(() => ask('select number from kept').catch(() => 'gone')).toEqual([1])
})

it('a stopped server starts again with its data, though its process id belongs to another process by now', async () => {
  await server.stop()
  await expect(ask('select 1')).rejects.toThrow('ECONNREFUSED')
  // The account of the server alone: PostgreSQL takes no notice of another account's process.
  const other = spawn('sleep', ['60'], { ...(await postgresAccount()), cwd: '/' })
  await writeFile(recordOfServer(), `${other.pid}\n${dataDir}\n0\n1\n`)
  server = await startEmbeddedPostgres(dataDir, log)
  other.kill()
  expect(await ask('select number from kept')).toEqual([1])
  expect(await pidOfServer()).not.toBe(other.pid)
})

it('a link to a folder that is gone is no reason for a new database', async () => {
  const linked = await mkdtemp(join(tmpdir(), 'embedded-'))
  await symlink(join(linked, 'gone'), join(linked, 'postgres'))
  await expect(startEmbeddedPostgres(linked, log)).rejects.toThrow('leads to a folder that is gone')
  await rm(linked, { recursive: true })
})
