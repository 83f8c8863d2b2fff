import { APPLICATION_STATUSES } from 'domain-rules/application'
import { paths } from 'domain-rules/journey'
import { BATCH_STATUSES, ITEM_STATUSES } from 'domain-rules/proof'
import type { FastifyInstance } from 'fastify'
import { createSeed, readSeeds } from 'sandbox-api'
import * as v from 'valibot'
import type { Dependencies } from '../../dependencies.ts'
import { randomId } from '../../crypto/random-id.ts'
import type { Scenario } from '../seeds/scenario.ts'
import { scenarioNamed, scenarios } from '../seeds/scenarios.ts'
import { seedScenario, type Seeded } from '../seeds/seed-scenario.ts'
import { setSessionCookies } from '../../session/session-cookies.ts'
import { actorOf, recordAudit } from '../../stores/applications/audit.ts'
import { createToken, secondsAfter } from '../../stores/token-store.ts'
import { SESSION_SECONDS } from '../../session/sessions.ts'
import { serveSandboxCall } from './serve-sandbox-call.ts'

/** Serves the states to begin in, and the filing of an application in one of them. */
export function registerSeedRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { database, now, sessions } = dependencies

  serveSandboxCall(app, readSeeds, async () => ({
    scenarios: scenarios.map(({ name, description, status }) => ({ scenario: name, description, status })),
    statuses: {
      prcsStts: APPLICATION_STATUSES,
      progressStatus: BATCH_STATUSES,
      currentStatus: ITEM_STATUSES,
    },
  }))

  serveSandboxCall(app, createSeedByName, async ({ body, request, reply }) => {
    const { scenario, personId, brno } = body
    const seeded = await seedScenario(dependencies, { scenario, personId, businessNumber: brno })
    const applicant = applicantIn(seeded)
    const { applicationNumber: aplyNo } = applicant
    const token = await createToken(database, applicant, aplyNo, secondsAfter(now(), SESSION_SECONDS))
    request.actor = actorOf(applicant)
    await recordAudit(database, { at: now(), actor: request.actor, action: 'session.begin' })
    await setSessionCookies({ request, reply }, sessions, applicant)
    const { personId: seededPerson, ci } = seeded.person
    const { applicationType: aplyType, managementType: mngFrGb } = seeded.record
    const who = { brno: seeded.businessNumber, personId: seededPerson, ci }
    return { aplyNo, ...who, aplyType, mngFrGb, token, ...firstPageOf(scenario) }
  })
}

/** Refuses a scenario that does not exist. */
const createSeedByName = {
  ...createSeed,
  body: v.strictObject({
    ...createSeed.body.entries,
    scenario: v.pipe(
      createSeed.body.entries.scenario,
      v.transform(scenarioNamed),
      v.custom<NonNullable<ReturnType<typeof scenarioNamed>>>(found => found !== undefined),
    ),
  }),
} as const

function firstPageOf({ status }: Scenario) {
  return status === null
    ? ({ half: 'apply', page: paths.consents } as const)
    : ({ half: 'result', page: paths.result } as const)
}

function applicantIn({ applicationNumber, businessNumber: brno, person: { ci } }: Seeded) {
  return { applicationNumber, businessNumber: brno, ci, sessionId: randomId() }
}
