import { BatchInterceptor } from '@mswjs/interceptors'
import { FetchInterceptor } from '@mswjs/interceptors/fetch'
import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest'
import type { Host } from '../host.ts'
import { responseFor, UNREACHABLE } from './faults.ts'

const SLOW_MS = 3000
/** The addresses of calls; all others are files of the site. */
const CALLS = /^\/((admin-)?api|objects)\/|^\/ts\.wseq$/
const LONGEST_BODY = 4000

/** Records every call of the page, and lets those of the state fail. */
export function interceptCalls({ state, recorded, record }: Host): void {
  const interceptor = new BatchInterceptor({
    name: 'isolation',
    interceptors: [new FetchInterceptor(), new XMLHttpRequestInterceptor()],
  })
  if (state.network === 'offline') Object.defineProperty(navigator, 'onLine', { get: () => false })

  // oxlint-disable-next-line typescript/no-misused-promises -- The library waits for its listeners.
  interceptor.on('request', async ({ request, requestId, controller }) => {
    const call = callOf(request)
    const isCall = CALLS.test(pathOf(request))
    if (isCall) record({ kind: 'call', text: call, request: await bodyOf(request) }, requestId)
    if (state.network === 'slow') await pause(SLOW_MS)
    const response = await responseFor(state, recorded, call, isCall)
    if (response === undefined) return
    if (response !== UNREACHABLE) return controller.respondWith(response)
    record({ kind: 'call', text: call, outcome: UNREACHABLE }, requestId)
    controller.errorWith(new TypeError('Failed to fetch'))
  })

  interceptor.on('response', ({ request, requestId, response }) => {
    if (CALLS.test(pathOf(request))) void recordResponse(request, requestId, response)
  })
  interceptor.apply()

  async function recordResponse(request: Request, requestId: string, response: Response): Promise<void> {
    const outcome = String(response.status)
    record({ kind: 'call', text: callOf(request), outcome, response: await bodyOf(response) }, requestId)
  }
}

function pathOf({ url }: Request): string {
  return new URL(url).pathname
}

function callOf(request: Request): string {
  return `${request.method} ${pathOf(request)}`
}

async function bodyOf(message: Request | Response): Promise<string> {
  const type = message.headers.get('content-type') ?? ''
  if (!/json|text/.test(type)) return type
  return (await message.clone().text()).slice(0, LONGEST_BODY)
}

function pause(milliseconds: number): Promise<void> {
  return new Promise(resolve => {
    setTimeout(resolve, milliseconds)
  })
}
