/** A fault for every address that begins with `target`, `times` times or until all faults are mended. */
export type Fault = {
  target: string
  kind: 'status' | 'delay' | 'hang' | 'cut' | 'corrupt' | 'empty'
  value?: number
  times?: number
}

export type TestBusiness = {
  businessNumber: string
  key: string
  record: { taxStatus?: string; errorCode?: string; managementType: string; applicationType: string }
  mayApply: boolean
}

/** The treatment of clients that join the waiting room of an action. */
export type QueueSettings = {
  mode: 'open' | 'wait' | 'block' | 'ipblock' | 'bypass' | 'express' | 'error'
  limit?: number
  rate?: number
  code?: number
}

/** The sandbox API of a site, by which a test breaks things and finds its businesses. */
export type Sandbox = {
  breaks: (fault: Fault) => Promise<void>
  mends: () => Promise<void>
  steers: (action: string, settings: QueueSettings) => Promise<void>
  /** Returns the number of people who wait for an action. */
  waiting: (action: string) => Promise<number>
  /** The test business of that short name. Throws when the catalogue has none. */
  business: (key: string) => Promise<TestBusiness>
  /** Calls any other address of the sandbox. */
  ask: (path: string) => Promise<unknown>
  tell: (path: string, what: object) => Promise<unknown>
}

export function sandboxAt(siteUrl: string): Sandbox {
  const call = (path: string, init?: RequestInit) => answerOf(`${siteUrl}/sandbox/api/${path}`, init)
  const tell = (path: string, what: object) =>
    call(path, { method: 'POST', headers, body: JSON.stringify(what) })
  return {
    breaks: async fault => void (await tell('faults', fault)),
    steers: async (action, settings) => void (await tell(`queue/${action}`, settings)),
    async waiting(action) {
      const { actions } = (await call('queue')) as { actions: Record<string, { waiting: number }> }
      const line = actions[action]
      if (!line) throw new Error(`no one can queue for ${action}`)
      return line.waiting
    },
    ask: path => call(path),
    tell,
    mends: async () => void (await call('faults', { method: 'DELETE' })),
    async business(key) {
      const { businesses } = (await call('catalogue')) as { businesses: TestBusiness[] }
      const found = businesses.find(business => business.key === key)
      if (!found) throw new Error(`the sandbox has no business called ${key}`)
      return found
    },
  }
}

const headers = { 'content-type': 'application/json' }

async function answerOf(address: string, init?: RequestInit): Promise<unknown> {
  const answer = await fetch(address, init)
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`)
  return answer.json()
}
