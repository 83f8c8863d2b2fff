import type { ComponentType, ReactNode } from 'react'

export type ConfirmLabels = { yes: string; no: string }

export type DialogOptions = {
  /** Takes the dialog back, as if it were never answered. */
  signal?: AbortSignal
  /** Shown before all others. The dialog on the screen returns afterwards. */
  urgent?: boolean
}

/** The page's dialogs: one at a time, in the order of the requests. */
export type Dialogs = {
  alert(message: ReactNode, options?: DialogOptions): Promise<void>
  /** Resolves with true if the person said yes; false also if the question was taken back. */
  confirm(message: ReactNode, labels?: ConfirmLabels, options?: DialogOptions): Promise<boolean>
  /** Opens a dialog of the caller's own. Resolves with its result, or with undefined if it was taken back. */
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
 * The result of waiting for a turn, which decides the next step of the caller (AMB-27, GP-23). `passed`: continue.
 * `stopped`: the person left the line, so do nothing and leave the page as it is. `blocked`: the person was turned
 * away with a message, so do nothing. `error`: the waiting room failed, so continue; the response to the call then
 * shows whether it needs a pass.
 */
export type GateResult = 'passed' | 'stopped' | 'blocked' | 'error'

/** The waiting room, as the page provides it to the areas. Every `run` that passed ends with a `complete`. */
export type QueueGate = {
  run: (action: string) => Promise<GateResult>
  /** Gives the turn back, so that the next person may enter. */
  complete: () => Promise<void>
}

/** The result of a call in its turn. `gateFailed`: the waiting room failed, so that there was no turn to wait for. */
export type Turn<Result> = { result: Result; gateFailed: boolean }

/** The port for ending the session. */
export type SessionEnd = {
  /**
   * Handles a call that was refused because its token has expired: shows that, resets the session and leads home
   * (SESS-38, GP-19). Resolves with whether the page was led away, so that no one awaits the call any more.
   */
  refused: (token: string) => Promise<boolean>
}

export type Ports = {
  dialogs: Dialogs
  navigation: Navigation
  queueGate: QueueGate
  sessionEnd: SessionEnd
}

/** An area used a port before the page around it provided one. */
export class PortMissing extends Error {
  override readonly name = 'PortMissing'

  constructor(name: keyof Ports) {
    super(`The port "${name}" is missing: call providePorts first.`)
  }
}

let provided: Partial<Ports> = {}

/** Provides ports, also while the page runs: later uses get the new ones. */
export function providePorts(ports: Partial<Ports>): void {
  provided = { ...provided, ...ports }
}

function port<Name extends keyof Ports>(name: Name): Ports[Name] {
  const found = provided[name]
  if (!found) throw new PortMissing(name)
  return found
}

/** The page's dialogs. @throws PortMissing before they were provided */
export const dialogs: Dialogs = {
  alert: (...message) => port('dialogs').alert(...message),
  confirm: (...question) => port('dialogs').confirm(...question),
  open: (...shown) => port('dialogs').open(...shown),
}

/**
 * The page's navigation.
 * @throws PortMissing before it was provided
 */
export const navigation: Navigation = {
  goTo: (...destination) => port('navigation').goTo(...destination),
}

/** The page's way to end the session. Without a watch, as in a provider's window, it does nothing. */
export const sessionEnd: SessionEnd = {
  refused: async token => (await provided.sessionEnd?.refused(token)) ?? false,
}

/** A turn that was granted, or that was not needed. It is the open one while its call runs. */
type OpenTurn = {
  action: string
  gate: GateResult
  /** The number of times that the person has waited in line again after a refusal of the call. */
  waits: number
}

/** A call that was refused so often will be refused again: then its sentence is shown. */
const MOST_WAITS = 2

let openTurn: OpenTurn | null = null

/** Lets the next person in when the page is led away from a call in its turn. */
export function leaveTurn(): void {
  if (openTurn) void giveBack(openTurn)
  openTurn = null
}

function giveBack({ gate }: OpenTurn): Promise<void> | undefined {
  return gate === 'passed' ? port('queueGate').complete() : undefined
}

function mayCall(gate: GateResult): boolean {
  return gate === 'passed' || gate === 'error'
}

/** The page's waiting room. */
export const queueGate = {
  /**
   * Waits for a turn at `action`, makes the call, and lets the next person in once it has settled (AMB-112). Null if
   * the person left the line or was turned away: then the call was not made (GP-23).
   * @throws PortMissing, and the errors of the call
   */
  async inTurn<Result>(action: string, call: () => Promise<Result>): Promise<Turn<Result> | null> {
    const turn: OpenTurn = { action, gate: await port('queueGate').run(action), waits: 0 }
    if (!mayCall(turn.gate)) return null
    openTurn = turn
    try {
      const result = await call()
      return mayCall(turn.gate) ? { result, gateFailed: turn.gate === 'error' } : null
    } catch (error) {
      if (mayCall(turn.gate)) throw error
      return null
    } finally {
      if (openTurn === turn) leaveTurn()
    }
  },

  /**
   * Waits for another turn after the server has refused a call without one (AMB-27). The waiting room has kept the
   * place. Resolves with whether the call may be made again.
   */
  async waitAgain(): Promise<boolean> {
    const turn = openTurn
    if (!turn || turn.waits === MOST_WAITS) return false
    turn.waits += 1
    await giveBack(turn)
    turn.gate = 'error'
    turn.gate = await port('queueGate').run(turn.action)
    return mayCall(turn.gate)
  },
}
