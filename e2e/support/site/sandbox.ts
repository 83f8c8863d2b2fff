/** How an address is broken; one that begins with `target` is, `times` times or until all faults are taken back. */
export type Fault = {
  target: string
  kind: 'status' | 'delay' | 'hang' | 'cut' | 'corrupt'
  value?: number
  times?: number
}

export type TestBusiness = {
  businessNumber: string
  key: string
  record: { taxStatus?: string; errorCode?: string; managementType: string; applicationType: string }
  mayApply: boolean
}

/** The sandbox API of a site: how a test breaks things and finds its businesses. */
export type Sandbox = {
  breaks: (fault: Fault) => Promise<void>
  mends: () => Promise<void>
  /** The test business of that short name. Throws when the catalogue has none. */
  business: (key: string) => Promise<TestBusiness>
}

export function sandboxAt(siteUrl: string): Sandbox {
  const call = (path: string, init?: RequestInit) => answerOf(`${siteUrl}/sandbox/api/${path}`, init)
  return {
    breaks: async fault =>
      void (await call('faults', { method: 'POST', headers, body: JSON.stringify(fault) })),
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
