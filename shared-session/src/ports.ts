export type ConfirmLabels = { yes: string; no: string }

/** The page's dialogs: one at a time, in the order in which they were asked for. */
export type Dialogs = {
  alert: (message: string) => Promise<void>
  /** Whether the person said yes. */
  confirm: (message: string, labels?: ConfirmLabels) => Promise<boolean>
}

/** Moves between the pages of the site without loading a document. */
export type Navigation = {
  goTo: (path: string, options?: { replace?: boolean }) => void
}

/**
 * What came of waiting for a turn, and so what the caller may do (AMB-27, GP-23).
 * `passed`: go on. `stopped`: the person left the line, so do nothing and leave the page as it is.
 * `blocked`: the person was turned away and told so, so do nothing. `error`: the waiting room failed, so go on;
 * the call itself then says whether it wants a pass.
 */
export type GateAnswer = 'passed' | 'stopped' | 'blocked' | 'error'

/** The waiting room. Every `run` that passed ends with a `complete`, so that the next person may enter. */
export type QueueGate = {
  run: (action: string) => Promise<GateAnswer>
  complete: () => Promise<void>
  stop: () => void
}

export type Ports = { dialogs: Dialogs; navigation: Navigation; queueGate: QueueGate }

/** An area used a port before the page around it provided one. */
export class PortMissing extends Error {
  override readonly name = 'PortMissing'

  constructor(name: keyof Ports) {
    super(
      `Nobody has provided the port "${name}". The shell, or the standalone page, calls providePorts first.`,
    )
  }
}

let provided: Partial<Ports> = {}

/** Puts the given ports in place, also while the page runs: whoever uses one from then on reaches the new one. */
export function providePorts(ports: Partial<Ports>): void {
  provided = { ...provided, ...ports }
}

function port<Name extends keyof Ports>(name: Name): Ports[Name] {
  const found = provided[name]
  if (!found) throw new PortMissing(name)
  return found
}

/** @throws PortMissing, as do the two below */
export const dialogs: Dialogs = {
  alert: message => port('dialogs').alert(message),
  confirm: (...question) => port('dialogs').confirm(...question),
}

export const navigation: Navigation = {
  goTo: (...destination) => port('navigation').goTo(...destination),
}

export const queueGate: QueueGate = {
  run: action => port('queueGate').run(action),
  complete: () => port('queueGate').complete(),
  stop: () => port('queueGate').stop(),
}
