import { attempt, call } from './call.js'
import { byId } from './elements.js'
import { texts } from './texts.ko.js'

export const showLimits = async () => show(await call('/limits'))

function show({ on }) {
  byId('limits-now').textContent = texts.requestLimits(on)
  byId('limits-on').disabled = on
  byId('limits-off').disabled = !on
}

const setLimits = on => attempt(async () => show(await call('/limits', { on })))

byId('limits-on').addEventListener('click', () => void setLimits(true))
byId('limits-off').addEventListener('click', () => void setLimits(false))
