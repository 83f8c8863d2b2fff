import { readdirSync, readFileSync } from 'node:fs'
import { Client } from 'pg'
import type { Parts } from './parts.ts'

const TICKS_A_SECOND = 100

/** The use of each part since its start. Times are seconds of a processor. */
export type Usage = {
  backendCpuS: number
  backendBytes: number
  statements: number
  waitingRoomBytes: number
  databaseCpuS: number
  databaseBytes: number
  filed: number
}

/** Reads the figures of all parts. The processor time of the database is read from `/proc`, so on Linux alone. */
export async function readUsage({ figures, databaseUrl }: Parts): Promise<Usage> {
  const [backend, waitingRoom] = await Promise.all([sumsAt(figures.backend), sumsAt(figures.waitingRoom)])
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ pid: number; bytes: string; filed: string }>(
    `select pg_backend_pid() as pid, pg_database_size(current_database()) as bytes,
            (select count(*) from application where submitted_at is not null) as filed`,
  )
  const { pid = 0, bytes = 0, filed = 0 } = rows[0] ?? {}
  const databaseCpuS = cpuOfFamily(parentOf(pid))
  await client.end()
  return {
    backendCpuS: backend('process_cpu_seconds_total'),
    backendBytes: backend('process_resident_memory_bytes'),
    statements: backend('database_statement_duration_seconds_count'),
    waitingRoomBytes: waitingRoom('process_resident_memory_bytes'),
    databaseCpuS,
    databaseBytes: Number(bytes),
    filed: Number(filed),
  }
}

/** Returns the difference between two readings, figure by figure. */
export function since(before: Usage, after: Usage): Usage {
  const names = Object.keys(after) as (keyof Usage)[]
  return Object.fromEntries(names.map(name => [name, after[name] - before[name]])) as Usage
}

async function sumsAt(port: number): Promise<(name: string) => number> {
  const rows = (await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()).split('\n')
  return name => {
    const values = rows.filter(row => row.startsWith(`${name} `) || row.startsWith(`${name}{`))
    return values.reduce((sum, row) => sum + Number(row.slice(row.lastIndexOf(' '))), 0)
  }
}

/** The fields of a process behind its name: state, parent, …; the 12th to 15th are its times and those of ended children. */
function statOf(pid: number | string): string[] {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
  return text.slice(text.lastIndexOf(')') + 2).split(' ')
}

function parentOf(pid: number): number {
  return Number(statOf(pid)[1])
}

function cpuOfFamily(postmaster: number): number {
  const all = readdirSync('/proc').filter(name => /^\d+$/.test(name))
  const children = all.filter(name => isChildOf(postmaster, name))
  const own = statOf(postmaster).slice(11, 15)
  const ofChildren = children.flatMap(name => statOf(name).slice(11, 13))
  return [...own, ...ofChildren].reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS_A_SECOND
}

function isChildOf(parent: number, pid: string): boolean {
  try {
    return parentOf(Number(pid)) === parent
  } catch {
    // The process has ended since its name was read.
    return false
  }
}
