import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { expect, it, vi } from 'vitest'
import { formPage, messagePage, protectPopup } from './popup-page.ts'

const DANGEROUS = `"><script>alert('x')</script>&`

/** Returns the headers of a window whose form is submitted to this address. */
function headersFor(action?: string): Record<string, string> {
  const headers = vi.fn<(set: Record<string, string>) => void>()
  protectPopup({ headers } as unknown as FastifyReply, action)
  return headers.mock.calls[0]?.[0] ?? {}
}

/** Returns the hash of the one script that the window has. */
function hashOfScript(): string {
  const page = formPage({ action: '/', method: 'post', fields: {} })
  const [, script = 'none'] = /<script>(.*)<\/script>/.exec(page) ?? []
  return createHash('sha256').update(script).digest('base64')
}

it('texts of a provider and of a refusal are shown, and run nothing', () => {
  const fields = { [DANGEROUS]: DANGEROUS }
  const form = formPage({ action: `https://provider.example.org/?${DANGEROUS}`, method: 'post', fields })
  expect(form.match(/<script>/g)).toHaveLength(1)
  expect(form.match(/&lt;script&gt;/g)).toHaveLength(3)
  expect(form).toContain('method="post"')
  expect(messagePage(DANGEROUS)).not.toContain('<script>')
})

it.each([
  [
    'at a provider elsewhere',
    'https://provider.example.org/start?a=b',
    "'self' https://provider.example.org",
  ],
  ['of the sandbox', '/sandbox/identity/window', "'self'"],
  ['without encryption', 'http://provider.example.org/', "'self'"],
  ['that only has a message', undefined, "'self'"],
])('a window %s may submit its form there alone, and is kept by no cache', (_, action, target) => {
  expect(headersFor(action)).toEqual({
    'content-security-policy': `default-src 'none'; script-src 'sha256-${hashOfScript()}'; form-action ${target}; base-uri 'none'; frame-ancestors 'none'`,
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  })
})
