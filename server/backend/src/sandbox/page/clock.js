import { attempt, call } from './call.js'
import { byId, onSubmit } from './elements.js'
import { texts } from './texts.ko.js'

export async function showClock() {
  byId('clock-now').textContent = texts.clock(await call('/clock'))
}

async function setClock(now) {
  await call('/clock', { now })
  await showClock()
}

onSubmit(byId('clock-form'), () => setClock(new Date(byId('moment').value).toISOString()))
byId('free-clock').addEventListener('click', () => void attempt(() => setClock(null)))
