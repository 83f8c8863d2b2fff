import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { escapeHtml } from 'server-kit'
import type { FormProviderRequest } from '../../services/identity/identity-provider.ts'
import { serviceTexts } from '../../texts/services.ko.ts'

const texts = serviceTexts.identity
const SUBMIT = 'document.forms[0].submit()'
const SUBMIT_HASH = createHash('sha256').update(SUBMIT).digest('base64')

/** Returns a page whose form submits itself to the provider's window, or by its button without scripts. */
export function formPage({ action, method, fields }: FormProviderRequest): string {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  )
  return windowPage(
    texts.popupTitle,
    `<p>${texts.popupLeads}</p>
<form action="${escapeHtml(action)}" method="${method}">
${inputs.join('\n')}
<button>${texts.popupGo}</button>
</form>
<script>${SUBMIT}</script>`,
  )
}

/** Returns the same window with a sentence alone, for a person who opened it directly. */
export function messagePage(message: string): string {
  return windowPage(texts.popupTitle, `<p role="alert">${escapeHtml(message)}</p>`)
}

/** Sets the headers of such a page: it may submit its one form and run its one line. No cache keeps it, and no site receives its address (GP-11). */
export function protectPopup(reply: FastifyReply, action?: string): void {
  const target = action?.startsWith('https://') ? `'self' ${new URL(action).origin}` : "'self'"
  const policy = ["default-src 'none'", `script-src 'sha256-${SUBMIT_HASH}'`, `form-action ${target}`]
  void reply.headers({
    'content-security-policy': [...policy, "base-uri 'none'", "frame-ancestors 'none'"].join('; '),
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  })
}

/** Returns a page in a window: its title is its heading too. `head` is markup for its head. */
export function windowPage(title: string, content: string, head = ''): string {
  return `<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
${head}
</head>
<body>
<main>
<h1>${title}</h1>
${content}
</main>
</body>
</html>
`
}
