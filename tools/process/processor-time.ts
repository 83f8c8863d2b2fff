import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** A process as the system lists it, with the seconds of a processor that it has used itself, and its ended children. */
export type ListedProcess = { parent: number; own: number; ofEndedChildren: number }

export type ProcessorTime = ReturnType<typeof measureProcessorTime>

/**
 * Counts the processor time of programs with all their descendants, browsers among them. Machines and their load
 * differ, so this describes the cost of tests better than a clock.
 */
export function measureProcessorTime(list: () => Map<number, ListedProcess> = listProcesses) {
  const charged = new Map<number, { account: string; parent: number; seconds: number }>()
  const used = new Map<string, number>()

  function accountOf(pid: number, listed: ReadonlyMap<number, ListedProcess>): string | undefined {
    const parent = listed.get(pid)?.parent
    return charged.get(pid)?.account ?? (parent ? accountOf(parent, listed) : undefined)
  }

  return {
    /** Charges a process, and all its descendants, to that account from now on. */
    charge: (account: string, pid: number) => void charged.set(pid, { account, parent: 0, seconds: 0 }),
    /** Reads the running processes. Call it every second: time after the last call is not counted. */
    look(): void {
      const listed = list()
      for (const [pid, { account, parent, seconds }] of charged) {
        if (listed.has(pid)) continue
        charged.delete(pid)
        // The time of a living parent includes that of its ended child.
        if (!listed.has(parent) || !charged.has(parent)) used.set(account, (used.get(account) ?? 0) + seconds)
      }
      for (const [pid, { parent, own, ofEndedChildren }] of listed) {
        const account = accountOf(pid, listed)
        if (account) charged.set(pid, { account, parent, seconds: own + ofEndedChildren })
      }
    },
    /** Returns the seconds of a processor that an account has used; null if the system does not provide them. */
    secondsOf(account: string): number | null {
      if (list().size === 0) return null
      const running = [...charged.values()].filter(each => each.account === account)
      return running.reduce((sum, { seconds }) => sum + seconds, used.get(account) ?? 0)
    },
  }
}

const TICKS_PER_SECOND = 100

/** Every process of a Linux machine; empty elsewhere. */
function listProcesses(): Map<number, ListedProcess> {
  const pids = existsSync('/proc') ? readdirSync('/proc').filter(name => /^\d+$/.test(name)) : []
  return new Map(pids.flatMap(pid => readProcess(pid)))
}

/** Returns nothing for a process that has ended meanwhile. */
function readProcess(pid: string): [number, ListedProcess][] {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in parentheses may itself hold spaces and parentheses. See proc_pid_stat(5).
    const fields = line.slice(line.lastIndexOf(')') + 4).split(' ')
    const [parent = 0, ...rest] = fields.map(Number)
    const [user = 0, system = 0, childrensUser = 0, childrensSystem = 0] = rest.slice(9, 13)
    const ofEndedChildren = (childrensUser + childrensSystem) / TICKS_PER_SECOND
    return [[Number(pid), { parent, own: (user + system) / TICKS_PER_SECOND, ofEndedChildren }]]
  } catch {
    return []
  }
}
