/**
 * A fault of an address: another status, a late response, none at all, a connection cut half way, altered bytes, a
 * body that never arrived.
 */
export type Fault = { target: string; times?: number | undefined } & (
  | { kind: 'status'; value: number }
  | { kind: 'delay'; value: number }
  | { kind: 'hang' | 'cut' | 'corrupt' | 'empty' }
)

export type FaultPlan = ReturnType<typeof createFaultPlan>

/** The faults that testers have planned. */
export function createFaultPlan() {
  let faults: Fault[] = []

  return {
    add: (fault: Fault) => void faults.unshift({ ...fault }),
    clear: () => void (faults = []),
    list: (): readonly Fault[] => faults,
    /** Returns the fault for this address, counted as used once; the newest wins. */
    take(path: string): Fault | undefined {
      const fault = faults.find(({ target }) => path.startsWith(target))
      if (fault?.times !== undefined) fault.times -= 1
      faults = faults.filter(({ times }) => times !== 0)
      return fault
    },
  }
}
