import { texts } from './texts.ko.js'

const API = '/sandbox/api'

export async function call(path, body) {
  const headers = { 'content-type': 'application/json' }
  const sent = body === undefined ? {} : { method: 'POST', headers, body: JSON.stringify(body) }
  const answer = await fetch(API + path, sent)
  const said = await answer.json()
  if (!answer.ok) throw new Error(said.message ?? texts.failed)
  return said
}

/** Does something for the tester, and says so when it does not work. */
export async function attempt(deed) {
  try {
    await deed()
  } catch (problem) {
    say(problem instanceof Error ? problem.message : texts.failed, true)
  }
}

let silence

export function say(text, isProblem = false) {
  const message = document.getElementById('message')
  message.classList.toggle('is-problem', isProblem)
  message.textContent = text
  clearTimeout(silence)
  silence = setTimeout(() => (message.textContent = ''), 6000)
}
