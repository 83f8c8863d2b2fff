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
  get: (path: string) => Promise<unknown>
  post: (path: string, body: object) => Promise<unknown>
}

export function sandboxAt(siteUrl: string): Sandbox {
  const call = (path: string, init?: RequestInit) => responseOf(`${siteUrl}/sandbox/api/${path}`, init)
  const post = (path: string, body: object) =>
    call(path, { method: 'POST', headers, body: JSON.stringify(body) })
  return {
    breaks: async fault => void (await post('faults', fault)),
    steers: async (action, settings) => void (await post(`queue/${action}`, settings)),
    async waiting(action) {
      const { actions } = (await call('queue')) as { actions: Record<string, { waiting: number }> }
      const line = actions[action]
      if (!line) throw new Error(`no one can queue for ${action}`)
      return line.waiting
    },
    get: path => call(path),
    post,
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

async function responseOf(address: string, init?: RequestInit): Promise<unknown> {
  const response = await fetch(address, init)
  if (!response.ok) throw new Error(`${address}: ${response.status} ${await response.text()}`)
  return response.json()
}
