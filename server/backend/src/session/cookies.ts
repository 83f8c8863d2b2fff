import type { FastifyReply, FastifyRequest } from 'fastify'

export type Exchange = { request: FastifyRequest; reply: FastifyReply }

type CookieFacts = { path?: string; seconds: number; isReadable?: boolean }

/** The value of a cookie that the browser sent, null without it. */
export function cookieIn(request: FastifyRequest, name: string): string | null {
  const pairs = (request.headers.cookie ?? '').split(';').map(pair => pair.trim())
  const found = pairs.find(pair => pair.startsWith(`${name}=`))
  return found ? found.slice(name.length + 1) : null
}

/** Adds a cookie to the answer: SameSite=Lax, over https also Secure, and hidden from scripts unless it is made readable. */
export function setCookie(
  { request, reply }: Exchange,
  name: string,
  value: string,
  { path = '/', seconds, isReadable = false }: CookieFacts,
): void {
  const parts = [`${name}=${value}`, `Path=${path}`, `Max-Age=${seconds}`, 'SameSite=Lax']
  if (!isReadable) parts.push('HttpOnly')
  if (request.protocol === 'https') parts.push('Secure')
  void reply.header('set-cookie', parts.join('; '))
}
