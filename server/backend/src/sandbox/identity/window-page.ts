import { windowPage } from '../../routes/identity/popup-page.ts'
import { escapeHtml } from 'server-kit'
import type { Verification } from '../../verification/verification.ts'
import { sandboxTexts } from '../texts.ko.ts'
import { testPersons, type TestPerson } from '../catalogue/persons.ts'
import { SANDBOX_PROVIDER } from './provider.ts'

const texts = sandboxTexts.identity

/** The address of the page's stylesheet. */
export const SANDBOX_STYLES = '/sandbox/identity/window.css'

/** The provider's window: the person to verify, and the outcome. Works without scripts. */
export function sandboxPage({
  method,
  transactionId,
}: Pick<Verification, 'method' | 'transactionId'>): string {
  const choices = testPersons.map(choiceFor).join('\n')
  return page(`
<p class="method">${texts.methods[method]}</p>
<p class="notice">${texts.notice}</p>
<form method="post" action="${SANDBOX_PROVIDER}">
<input type="hidden" name="requestId" value="${escapeHtml(transactionId)}">
<fieldset>
<legend>${texts.choose}</legend>
${choices}
</fieldset>
<div class="actions">
<button name="outcome" value="success" class="primary">${texts.success}</button>
<button name="outcome" value="fail">${texts.fail}</button>
<button name="outcome" value="cancel">${texts.cancel}</button>
</div>
</form>`)
}

/** The window after its verification has ended. */
export function sandboxMessagePage(message: string): string {
  return page(`<p class="notice" role="alert">${escapeHtml(message)}</p>`)
}

function choiceFor({ personId, name, birthDate, description }: TestPerson, place: number): string {
  return `<label><input type="radio" name="personId" value="${personId}"${place === 0 ? ' checked' : ''}>
<span><strong>${escapeHtml(name)}</strong> <span class="born">${birthDate}</span>
<span class="description">${escapeHtml(description)}</span></span></label>`
}

function page(content: string): string {
  return windowPage(texts.title, content, `<link rel="stylesheet" href="${SANDBOX_STYLES}">`)
}
