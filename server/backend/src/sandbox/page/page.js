import { showApplications } from './applications.js'
import { attempt } from './call.js'
import { showCatalogue } from './catalogue.js'
import { showClock } from './clock.js'
import { showRequests } from './identity.js'
import { showLimits } from './limits.js'
import { followQueue } from './queue.js'
import { showScenarios } from './seeds.js'

await attempt(async () => {
  await showCatalogue()
  await Promise.all([
    showScenarios(),
    showApplications(),
    showRequests(),
    showClock(),
    showLimits(),
    followQueue(),
  ])
})
