import type { FastifyReply } from 'fastify'
import { describe, expect, it, vi } from 'vitest'
import { clearCookie, cookieIn, cookieLine, setCookie } from './cookies.ts'

const over = (protocol: 'http' | 'https', cookie?: string) => ({
  protocol,
  headers: { ...(cookie !== undefined && { cookie }) },
})

describe('a cookie', () => {
  it('is found among others by its whole name', () => {
    const request = over('http', 'xline=1; line_2=2; line=3=4; other=5')
    expect(cookieIn(request, 'line')).toBe('3=4')
    expect(cookieIn(request, 'missing')).toBeNull()
    expect(cookieIn(over('http'), 'line')).toBeNull()
  })

  it('over https has a name that no other host of the domain can set', () => {
    expect(cookieLine(over('https'), 'line', 'v', { seconds: 60 })).toBe(
      '__Host-line=v; Path=/; Max-Age=60; SameSite=Lax; HttpOnly; Secure',
    )
    expect(cookieIn(over('https', 'line=forged; __Host-line=v'), 'line')).toBe('v')
    expect(cookieIn(over('https', 'line=forged'), 'line')).toBeNull()
  })

  it('is hidden from scripts unless it is made readable', () => {
    expect(cookieLine(over('http'), 'line', 'v', { seconds: 60 })).toContain('HttpOnly')
    expect(cookieLine(over('http'), 'line', 'v', { seconds: 60, isReadable: true })).not.toContain('HttpOnly')
  })

  it('is set and cleared by a header of the response', () => {
    const header = vi.fn<(name: string, value: string) => void>()
    const exchange = { request: over('http'), reply: { header } as unknown as FastifyReply }
    setCookie(exchange, 'line', 'v', { seconds: 60 })
    clearCookie(exchange, 'line')
    expect(header.mock.calls).toEqual([
      ['set-cookie', 'line=v; Path=/; Max-Age=60; SameSite=Lax; HttpOnly'],
      ['set-cookie', 'line=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly'],
    ])
  })
})
