import type { ComponentType, ReactNode } from 'react'

export type ConfirmLabels = { yes: string; no: string }

export type DialogOptions = {
  /** Takes the dialog back, as one that nobody answered. */
  signal?: AbortSignal
  /** Comes before everything else; what is on the screen returns afterwards. */
  urgent?: boolean
}

/** The page's dialogs: one at a time, in the order in which they were asked for. */
export type Dialogs = {
  alert(message: ReactNode, options?: DialogOptions): Promise<void>
  /** Whether the person said yes; taken back counts as no. */
  confirm(message: ReactNode, labels?: ConfirmLabels, options?: DialogOptions): Promise<boolean>
  /** A dialog of the caller's own: what it closed itself with, or nothing when it was taken back. */
  open<Result>(
    Content: ComponentType<{ close: (result: Result) => void }>,
    options?: DialogOptions,
  ): Promise<Result | undefined>
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
  alert: (...told) => port('dialogs').alert(...told),
  confirm: (...question) => port('dialogs').confirm(...question),
  open: (...shown) => port('dialogs').open(...shown),
}

export const navigation: Navigation = {
  goTo: (...destination) => port('navigation').goTo(...destination),
}

export const queueGate: QueueGate = {
  run: action => port('queueGate').run(action),
  complete: () => port('queueGate').complete(),
  stop: () => port('queueGate').stop(),
}
