import type { FastifyReply, FastifyRequest } from 'fastify'

/** The parts of a request that name its cookies. */
export type RequestContext = Pick<FastifyRequest, 'headers' | 'protocol'>
export type Exchange = { request: RequestContext; reply: FastifyReply }

type CookieFacts = { seconds: number; isReadable?: boolean }

/** The value of a cookie of ours that the browser sent, null without it. */
export function cookieIn(request: RequestContext, name: string): string | null {
  const sent = sentName(request, name)
  const pairs = (request.headers.cookie ?? '').split(';').map(pair => pair.trim())
  const found = pairs.find(pair => pair.startsWith(`${sent}=`))
  return found ? found.slice(sent.length + 1) : null
}

/** Adds a cookie to the response. */
export function setCookie(
  { request, reply }: Exchange,
  name: string,
  value: string,
  facts: CookieFacts,
): void {
  void reply.header('set-cookie', cookieLine(request, name, value, facts))
}

/** A `set-cookie` header: SameSite=Lax, over https also Secure, and hidden from scripts unless it is made readable. */
export function cookieLine(
  request: RequestContext,
  name: string,
  value: string,
  { seconds, isReadable = false }: CookieFacts,
): string {
  const parts = [`${sentName(request, name)}=${value}`, 'Path=/', `Max-Age=${seconds}`, 'SameSite=Lax']
  if (!isReadable) parts.push('HttpOnly')
  if (request.protocol === 'https') parts.push('Secure')
  return parts.join('; ')
}

/** Removes a cookie from the browser. */
export function clearCookie(exchange: Exchange, name: string): void {
  setCookie(exchange, name, '', { seconds: 0 })
}

// Over https no other host of the domain, and no page without encryption, can set a cookie of this name.
function sentName({ protocol }: RequestContext, name: string): string {
  return protocol === 'https' ? `__Host-${name}` : name
}
