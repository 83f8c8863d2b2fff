/**
 * A fault of an address: another status, a late response, none at all, a connection cut half way, altered bytes, a
 * body that never arrived.
 */
export type Fault = { target: string; times?: number | undefined } & (
  | { kind: 'status'; value: number }
  | { kind: 'delay'; value: number }
  | { kind: 'hang' | 'cut' | 'corrupt' | 'empty' }
)

export type FaultPlan = {
  add(fault: Fault): void
  clear(): void
  list(): readonly Fault[]
  /** The fault for this address, counted as used once; the newest wins. */
  take(path: string): Fault | undefined
}

export function createFaultPlan(): FaultPlan {
  let faults: Fault[] = []

  return {
    add: fault => void faults.unshift({ ...fault }),
    clear: () => void (faults = []),
    list: () => faults,
    take(path) {
      const fault = faults.find(({ target }) => path.startsWith(target))
      if (fault?.times !== undefined) fault.times -= 1
      faults = faults.filter(({ times }) => times !== 0)
      return fault
    },
  }
}
