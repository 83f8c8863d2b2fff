import { describe, expect, it } from 'vitest'
import { startTestBackend, testBackend } from '../../testing/backend/test-backend.ts'

const backend = testBackend()

describe('the look-up of one’s own address', () => {
  it('tells who is at the other end, whatever a browser claims', async () => {
    const headers = { 'x-forwarded-for': '192.0.2.10' }
    const answer = await fetch(`${backend.address}/sandbox/api/public-address`, { headers })
    const { ip } = await answer.json()
    expect(['127.0.0.1', '::1']).toContain(ip)
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it('behind a proxy tells whom the proxy has seen', async () => {
    const proxied = await startTestBackend({ TRUST_PROXY: 'on' })
    try {
      const headers = { 'x-forwarded-for': '198.51.100.1, 192.0.2.10' }
      const answer = await fetch(`${proxied.address}/sandbox/api/public-address`, { headers })
      expect(await answer.json()).toEqual({ ip: '192.0.2.10' })
    } finally {
      await proxied.stop()
    }
  })
})
