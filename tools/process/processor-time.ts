import { readdirSync, readFileSync } from 'node:fs'

/** A process as the system lists it, with the seconds of a processor that it has used itself, and its ended children. */
export type ListedProcess = { parent: number; own: number; ofEndedChildren: number }

export type ProcessorTime = {
  /** Charges a process, and all its descendants, to that account from now on. */
  charge: (account: string, pid: number) => void
  /** Reads the running processes. Call it every second: time after the last call is not counted. */
  look: () => void
  /** Returns the seconds of a processor that an account has used; null if the system does not provide them. */
  secondsOf: (account: string) => number | null
}

type Charged = ListedProcess & { account: string }

/**
 * Counts the processor time of programs with all their descendants, browsers among them. Machines and their load
 * differ, so this describes the cost of tests better than a clock.
 */
export function measureProcessorTime(list: () => Map<number, ListedProcess> = listProcesses): ProcessorTime {
  const accounts = new Map<number, string>()
  const alive = new Map<number, Charged>()
  const used = new Map<string, number>()

  function look() {
    const listed = list()
    for (const [pid, charged] of alive) if (!listed.has(pid)) bury(pid, charged, listed)
    for (const [pid, found] of listed) {
      const account = accountOf(pid, listed)
      if (account) alive.set(pid, { ...found, account })
    }
  }

  /** The time of a living parent includes that of its ended child. */
  function bury(pid: number, { parent, account, own, ofEndedChildren }: Charged, listed: Listed) {
    alive.delete(pid)
    accounts.delete(pid)
    if (listed.has(parent) && alive.has(parent)) return
    used.set(account, (used.get(account) ?? 0) + own + ofEndedChildren)
  }

  function accountOf(pid: number, listed: Listed): string | undefined {
    const parent = listed.get(pid)?.parent
    return alive.get(pid)?.account ?? accounts.get(pid) ?? (parent ? accountOf(parent, listed) : undefined)
  }

  return {
    charge: (account, pid) => void accounts.set(pid, account),
    look,
    secondsOf(account) {
      if (list().size === 0) return null
      const running = [...alive.values()].filter(charged => charged.account === account)
      return running.reduce(
        (sum, { own, ofEndedChildren }) => sum + own + ofEndedChildren,
        used.get(account) ?? 0,
      )
    },
  }
}

type Listed = ReadonlyMap<number, ListedProcess>

const TICKS_PER_SECOND = 100

/** Every process of a Linux machine; empty elsewhere. */
function listProcesses(): Map<number, ListedProcess> {
  const processes = new Map<number, ListedProcess>()
  for (const name of entriesOf('/proc').filter(entry => /^\d+$/.test(entry))) {
    const found = readProcess(name)
    if (found) processes.set(Number(name), found)
  }
  return processes
}

/** Null for one that has ended meanwhile. */
function readProcess(pid: string): ListedProcess | null {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in parentheses may itself hold spaces and parentheses. See proc_pid_stat(5).
    const [, parent, ...rest] = line
      .slice(line.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const [user = 0, system = 0, childrensUser = 0, childrensSystem = 0] = rest.slice(9, 13)
    return {
      parent: parent ?? 0,
      own: (user + system) / TICKS_PER_SECOND,
      ofEndedChildren: (childrensUser + childrensSystem) / TICKS_PER_SECOND,
    }
  } catch {
    return null
  }
}

function entriesOf(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
