/** The words on the two buttons of a question. */
type Answers = { yes: string; no: string }

export type AskedDialog = {
  id: number
  kind: 'alert' | 'confirm'
  message: string
  answers: Answers | undefined
  answer: (isYes: boolean) => void
}

export type Dialogs = {
  /** Tells something; resolves when it has been read. */
  alert: (message: string) => Promise<void>
  /** Asks yes or no; resolves with the answer. */
  confirm: (message: string, answers?: Answers) => Promise<boolean>
  /** The one that is on the screen, for whoever draws it. */
  current: () => AskedDialog | null
  subscribe: (onChange: () => void) => () => void
}

/** A queue of dialogs, of which one at a time is on the screen: the next waits for its answer (MODAL-04). */
export function createDialogs(): Dialogs {
  const queue: AskedDialog[] = []
  const listeners = new Set<() => void>()
  let lastId = 0

  function ask(kind: AskedDialog['kind'], message: string, answers?: Answers): Promise<boolean> {
    return new Promise(resolve => {
      queue.push({ id: ++lastId, kind, message, answers, answer: isYes => leave(isYes, resolve) })
      tellChange()
    })
  }

  function leave(isYes: boolean, resolve: (isYes: boolean) => void) {
    queue.shift()
    tellChange()
    resolve(isYes)
  }

  function tellChange() {
    for (const listener of listeners) listener()
  }

  return {
    alert: async message => void (await ask('alert', message)),
    confirm: (message, answers) => ask('confirm', message, answers),
    current: () => queue[0] ?? null,
    subscribe: onChange => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
  }
}
