import type { ComponentType, ReactNode } from 'react'

/** The words on the two buttons of a question. */
type Labels = { yes: string; no: string }

/** Draws a dialog, mostly a `ContentDialog`, and closes it with its result. */
export type DialogContent<Result> = ComponentType<{ close: (result: Result) => void }>

type AskOptions = {
  /**
   * Takes the dialog off the screen, or out of the queue, as if it were never answered. Default: at the step back or
   * on to another page; an urgent dialog stays.
   */
  signal?: AbortSignal | undefined
  /** Shown before all others, with the focus on "yes". The dialog on the screen steps back and returns as it was. */
  urgent?: boolean
}

export type QueuedDialog = { id: number } & (
  | { kind: 'alert'; message: ReactNode; close: () => void }
  | {
      kind: 'confirm'
      message: ReactNode
      labels: Labels | undefined
      urgent: boolean | undefined
      close: (isYes: boolean) => void
    }
  | { kind: 'content'; Content: DialogContent<unknown>; close: (result: unknown) => void }
)

export type Dialogs = {
  /** Shows a message. Resolves when the user has read it, or it was called off. */
  alert: (message: ReactNode, options?: AskOptions) => Promise<void>
  /** Asks yes or no. Resolves with the answer, no if it was called off. The shown message may change. */
  confirm: (message: ReactNode, labels?: Labels, options?: AskOptions) => Promise<boolean>
  /** Shows `Content`. Resolves with the result that closed it, or with undefined when it was called off. */
  open: <Result>(Content: DialogContent<Result>, options?: AskOptions) => Promise<Result | undefined>
  /** All dialogs, the one on the screen first, for the host that draws them. A new list for each change. */
  queue: () => readonly QueuedDialog[]
  subscribe: (onChange: () => void) => () => void
}

/** Creates a queue of dialogs with one at a time on the screen: the next waits for its answer (MODAL-04). */
export function createDialogs(): Dialogs {
  const listeners = new Set<() => void>()
  let queue: readonly QueuedDialog[] = []
  let lastId = 0

  function ask<Result>(
    dialogFor: (id: number, close: (result: Result) => void) => QueuedDialog,
    unanswered: Result,
    { urgent = false, signal }: AskOptions = {},
  ): Promise<Result> {
    if (signal?.aborted) return Promise.resolve(unanswered)

    const id = ++lastId
    const calledOff = signal ? whenAborted(signal) : urgent ? NEVER : whenLeft
    return new Promise<Result>(resolve => {
      const ignore = calledOff(() => close(unanswered))
      function close(result: Result) {
        ignore()
        change(queue.filter(dialog => dialog.id !== id))
        resolve(result)
      }
      const dialog = dialogFor(id, close)
      change(urgent ? [dialog, ...queue] : [...queue, dialog])
    })
  }

  function change(next: readonly QueuedDialog[]) {
    queue = next
    for (const listener of listeners) listener()
  }

  return {
    alert: (message, options) =>
      ask<void>((id, close) => ({ id, kind: 'alert', message, close }), undefined, options),
    confirm: (message, labels, options) =>
      ask<boolean>(
        (id, close) => ({ id, kind: 'confirm', message, labels, urgent: options?.urgent, close }),
        false,
        options,
      ),
    open: <Result>(Content: DialogContent<Result>, options?: AskOptions) =>
      ask<Result | undefined>(
        // `Content` compiles only if it closes with a `Result`.
        (id, close) => ({ id, kind: 'content', Content, close }) as QueuedDialog,
        undefined,
        options,
      ),
    queue: () => queue,
    subscribe: onChange => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
  }
}

/** Calls back once something has happened, until the returned function is called. */
type Watch = (act: () => void) => () => void

const NEVER: Watch = () => () => {}

function whenAborted(signal: AbortSignal): Watch {
  return act => {
    signal.addEventListener('abort', act)
    return () => signal.removeEventListener('abort', act)
  }
}

/** The person goes back or on to another page. */
const whenLeft: Watch = act => {
  const { pathname } = location
  const look = () => {
    if (location.pathname !== pathname) act()
  }
  // single-spa takes over this listener, and supports neither signals nor `once`.
  addEventListener('popstate', look)
  return () => removeEventListener('popstate', look)
}
