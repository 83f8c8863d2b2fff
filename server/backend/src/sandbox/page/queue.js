import { attempt, call, say } from './call.js'
import { byId, make, onSubmit, quiet, show } from './elements.js'
import { texts } from './texts.ko.js'

const REFRESH_MS = 2000
let lines = {}

const nameOf = (action, { step }) => `${texts.steps[step] ?? step} (${action})`

function lineCard([action, line]) {
  const state = make('span', { class: 'state' }, texts.modes[line.mode])
  const heading = make('h3', {}, `${nameOf(action, line)} `, state)
  return make('li', {}, heading, make('p', {}, texts.counts(line)), quiet(texts.limits(line)))
}

async function showQueue() {
  lines = (await call('/queue')).actions
  show('queue-list', Object.entries(lines).map(lineCard))
}

/** What is set now for the action that was chosen, to be changed from there. */
function showSettings() {
  const { mode, limit, rate, code } = lines[byId('queue-action').value]
  byId('queue-mode').value = mode
  byId('queue-limit').value = limit ?? ''
  byId('queue-rate').value = rate ?? ''
  byId('queue-code').value = code ?? ''
  offerCode()
}

const offerCode = () => (byId('queue-code-field').hidden = byId('queue-mode').value !== 'error')

async function steer() {
  const action = byId('queue-action').value
  const given = Object.fromEntries(
    ['limit', 'rate', 'code']
      .filter(name => !byId(`queue-${name}`).closest('[hidden]') && byId(`queue-${name}`).value !== '')
      .map(name => [name, Number(byId(`queue-${name}`).value)]),
  )
  const line = await call(`/queue/${action}`, { mode: byId('queue-mode').value, ...given })
  await showQueue()
  say(texts.steered(nameOf(action, line), texts.modes[line.mode]))
}

/** Fills the form, and keeps the counts fresh while someone looks at the page. */
export async function followQueue() {
  await showQueue()
  const option = (value, label) => make('option', { value }, label)
  byId('queue-action').append(
    ...Object.entries(lines).map(([action, line]) => option(action, nameOf(action, line))),
  )
  byId('queue-mode').append(...Object.entries(texts.modes).map(([mode, label]) => option(mode, label)))
  showSettings()
  setInterval(() => void (document.hidden || attempt(showQueue)), REFRESH_MS)
}

onSubmit(byId('queue-form'), steer)
byId('queue-action').addEventListener('change', showSettings)
byId('queue-mode').addEventListener('change', offerCode)
