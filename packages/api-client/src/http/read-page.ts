import axios, { type AxiosResponse, type InternalAxiosRequestConfig } from 'axios'
import * as v from 'valibot'
import { RequestRefused, UnexpectedResponse } from '../errors/errors.ts'
import { received, send, withoutQuery } from './http.ts'
import { readResponse } from './read-response.ts'

/** In letters. A longer page is no reason, but a notice, a menu or a login. */
const LONGEST_REASON = 200

/**
 * Fetches a page, in a browser only, and returns what `wantedIn` finds in it. No script of the page runs. A refusal gives
 * its reason in an element of role `alert`, as the only words of a page without a form, or as JSON in its message.
 * @throws RequestFailed
 */
export async function readPage<Wanted>(
  path: string,
  wantedIn: (page: Document) => Wanted | null,
): Promise<Wanted> {
  const call = { method: 'get', headers: { Accept: 'text/html' }, adapter: requestPage }
  const { status, data, headers } = await send(path, call)
  const asked = withoutQuery(path)
  const type = String(headers['content-type'] ?? '')
  if (!(data instanceof Document) || !/html|^$/i.test(type)) return whyNoPage(path)
  const wanted = wantedIn(data)
  const message = reasonOn(data, wanted !== null)
  if (message || status < 200 || status > 299) throw new RequestRefused(asked, { status, message })
  if (wanted === null) throw new UnexpectedResponse(asked, `HTTP ${status}; expected another page`)
  return wanted
}

/**
 * Sends a request for axios, and reads every response as HTML. By itself a browser reads one without a type as XML, and
 * the style of its error page breaks the content security policy. Trusted Types leave no other way to read a page.
 */
function requestPage(config: InternalAxiosRequestConfig): Promise<AxiosResponse> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const fail = () => reject(new axios.AxiosError('no response'))
    request.open('GET', axios.getUri(config))
    request.overrideMimeType('text/html')
    request.responseType = 'document'
    request.withCredentials = true
    for (const [name, value] of config.headers) request.setRequestHeader(name, String(value))
    request.addEventListener('load', () => resolve(responseIn(request, config)))
    request.addEventListener('error', fail)
    request.addEventListener('abort', fail)
    config.signal?.addEventListener?.('abort', fail)
    config.signal?.addEventListener?.('abort', () => request.abort())
    request.send()
  })
}

function responseIn(request: XMLHttpRequest, config: InternalAxiosRequestConfig): AxiosResponse {
  const { response: data, status, statusText } = request
  const headers = axios.AxiosHeaders.from(request.getAllResponseHeaders())
  return { config, request, data, status, statusText, headers }
}

/** Returns the reason of a refusal in Korean; empty for a page that gives none (IDENT-62). */
function reasonOn(page: Document, isWanted: boolean): string {
  const alert = page.querySelector('[role="alert"]')
  if (alert) return textOf(alert)
  if (isWanted || page.forms.length > 0) return ''
  for (const hidden of page.querySelectorAll('script, style, noscript, template')) hidden.remove()
  const words = textOf(page.body)
  return words.length <= LONGEST_REASON && /[가-힣]/.test(words) ? words : ''
}

function textOf(element: Element): string {
  return element.textContent.replace(/\s+/g, ' ').trim()
}

// The reason of a response that is no page is requested again, as it was sent.
async function whyNoPage(path: string): Promise<never> {
  const response = received(path, await send(path, { method: 'get' }))
  return readResponse(response, { successStatus: 'a page', shape: v.never() })
}
