import { expect, it } from 'vitest'
import { sandboxPage } from './window-page.ts'

it.each([
  ['simple', '간편인증'],
  ['phone', '휴대폰 인증'],
  ['financial', '금융인증서'],
  ['joint', '공동인증서'],
  ['ipin', '아이핀(IPIN)'],
] as const)('the window of %s is named, and of its own transaction', (method, name) => {
  const page = sandboxPage({ method, transactionId: '"T-1"' })
  expect(page).toContain(`<p class="method">${name}</p>`)
  expect(page).toContain('<input type="hidden" name="requestId" value="&quot;T-1&quot;">')
})
