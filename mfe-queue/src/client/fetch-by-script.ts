import { scriptAddresses } from 'remote-kit'

/** The global object that the script of a reply uses, with the names of the protocol. */
type ProtocolGlobal = { gControl: { result: string; _showResult: () => void } }

type TakeResult = (result: string) => void

/**
 * Returns a `fetch` for a waiting room that can only be asked by script. The reply runs in this page, and its result is the
 * body of the response. No other origin is asked (decision 0038).
 */
export function fetchByScript(origin: string): (url: string, init: RequestInit) => Promise<Response> {
  const trusted = scriptAddresses('waiting-room')
  const waiting = takeResults()

  return (url, { signal }) =>
    new Promise((resolve, reject) => {
      if (new URL(url).origin !== origin) throw new TypeError(`${url} is not at ${origin}`)
      const script = document.createElement('script')
      const end = () => {
        waiting.delete(script)
        script.remove()
      }
      waiting.set(script, result => resolve(new Response(result)))
      // A script without a result is an empty reply.
      script.addEventListener('load', () => (end(), resolve(new Response(''))))
      script.addEventListener('error', () => (end(), reject(new TypeError(`${url} did not load`))))
      signal?.addEventListener('abort', () => (end(), reject(new DOMException('given up', 'AbortError'))))
      script.async = true
      script.src = trusted(url)
      document.head.append(script)
    })
}

/** Gives each result to the script that runs. Several may be under way; a late result is dropped. */
function takeResults(): Map<unknown, TakeResult> {
  const waiting = new Map<unknown, TakeResult>()
  const gControl: ProtocolGlobal['gControl'] = {
    result: '',
    _showResult: () => waiting.get(document.currentScript)?.(gControl.result),
  }
  Object.assign(globalThis, { NetFunnel: { gControl } satisfies ProtocolGlobal })
  return waiting
}
