import { readFile } from 'node:fs/promises'
import { Client } from 'pg'

const DURATION = /duration: ([\d.]+) ms {2}(parse|bind|execute) <unnamed>: (.{1,60})/g

type Logged = { databaseUrl: string; serverLog: string; work: () => Promise<unknown>; begins: RegExp }

/**
 * Reads from the log of a database server the milliseconds of each call's statements, while calls are made one after
 * the other. Each call begins with a certain statement.
 */
export async function loggedTimes({ databaseUrl, serverLog, work, begins }: Logged): Promise<number[]> {
  const before = (await readFile(serverLog, 'utf8')).length
  await setting(databaseUrl, 'alter system set log_min_duration_statement = 0')
  await work()
  await setting(databaseUrl, 'alter system reset log_min_duration_statement')
  const said = (await readFile(serverLog, 'utf8')).slice(before)

  const calls: number[] = []
  for (const [, ms, step, sql = ''] of said.matchAll(DURATION)) {
    if (step === 'parse' && begins.test(sql)) calls.push(0)
    if (calls.length > 0) calls.push((calls.pop() ?? 0) + Number(ms))
  }
  return calls
}

async function setting(databaseUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(statement)
  await client.query('select pg_reload_conf()')
  // Waits until the other connections have applied it.
  await client.query('select pg_sleep(0.2)')
  await client.end()
}
