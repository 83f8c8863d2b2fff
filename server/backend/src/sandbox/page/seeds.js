import { showApplications, knowStatuses } from './applications.js'
import { call, say } from './call.js'
import { actions, byId, copyButton, make, onSubmit } from './elements.js'
import { texts } from './texts.ko.js'

export async function showScenarios() {
  const { scenarios, statuses } = await call('/seed')
  const options = scenarios.map(({ scenario, description }) =>
    make('option', { value: scenario }, description),
  )
  byId('scenario').append(...options)
  knowStatuses(statuses)
}

async function seed() {
  const wish = Object.fromEntries([...new FormData(byId('seed-form'))].filter(([, value]) => value !== ''))
  const seeded = await call('/seed', wish)
  const { aplyNo, brno, personId } = seeded
  const copies = actions(
    copyButton('신청번호', aplyNo),
    copyButton('사업자등록번호', brno),
    copyButton('인물', personId),
    copyButton('세션', sessionOf(seeded)),
  )
  byId('seeded').replaceChildren(make('div', {}, make('p', {}, texts.seeded(aplyNo)), copies))
  await showApplications()
  say(texts.seeded(aplyNo))
}

/** What the session editor of a remote that runs alone takes. */
function sessionOf({ aplyNo, brno, ci, token }) {
  const session = { applicationNumber: aplyNo, businessNumber: brno, identityCi: ci, token, half: 'result' }
  return JSON.stringify(session)
}

onSubmit(byId('seed-form'), seed)
