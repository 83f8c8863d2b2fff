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
  const { aplyNo, brno, personId } = await call('/seed', wish)
  const copies = actions(
    copyButton('신청번호', aplyNo),
    copyButton('사업자등록번호', brno),
    copyButton('인물', personId),
  )
  byId('seeded').replaceChildren(make('div', {}, make('p', {}, texts.seeded(aplyNo)), copies))
  await showApplications()
  say(texts.seeded(aplyNo))
}

onSubmit(byId('seed-form'), seed)
