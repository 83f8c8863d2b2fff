import { randomUUID } from 'node:crypto'
import { APPLICATION_STATUSES } from 'domain-rules/application'
import { BATCH_STATUSES, ITEM_STATUSES } from 'domain-rules/proof'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { businessNumber } from '../../contract/fields.ts'
import { shortText } from '../../contract/text-fields.ts'
import type { Dependencies } from '../../dependencies.ts'
import { readInput } from 'server-kit'
import { scenarioNamed, scenarios } from '../seeds/scenarios.ts'
import { seedScenario, type Seeded } from '../seeds/seed-scenario.ts'
import { setSessionCookies } from '../../session/session-cookies.ts'
import { actorOf, recordAudit } from '../../stores/applications/audit.ts'
import { createToken, secondsAfter } from '../../stores/token-store.ts'
import { SESSION_SECONDS } from '../../session/sessions.ts'

const seedSchema = v.strictObject({
  scenario: v.pipe(
    v.string(),
    v.transform(scenarioNamed),
    v.custom<NonNullable<ReturnType<typeof scenarioNamed>>>(found => found !== undefined),
  ),
  personId: v.optional(shortText),
  brno: v.optional(businessNumber),
})

/** `POST /sandbox/api/seed` files an application in a named state and signs the browser in as its applicant; GET lists the names and every status. */
export function registerSeedRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { database, now, sessions } = dependencies

  app.get('/sandbox/api/seed', async () => ({
    scenarios: scenarios.map(({ name, description, status }) => ({ scenario: name, description, status })),
    statuses: {
      prcsStts: APPLICATION_STATUSES,
      progressStatus: BATCH_STATUSES,
      currentStatus: ITEM_STATUSES,
    },
  }))

  app.post('/sandbox/api/seed', async (request, reply) => {
    const { scenario, personId, brno } = readInput(seedSchema, request.body)
    const seeded = await seedScenario(dependencies, { scenario, personId, businessNumber: brno })
    const applicant = applicantIn(seeded)
    const { applicationNumber: aplyNo } = applicant
    const token = await createToken(database, applicant, aplyNo, secondsAfter(now(), SESSION_SECONDS))
    request.actor = actorOf(applicant)
    await recordAudit(database, { at: now(), actor: request.actor, action: 'session.begin' })
    await setSessionCookies({ request, reply }, sessions, applicant)
    const who = { brno: seeded.businessNumber, personId: seeded.person.personId, ci: seeded.person.ci }
    return reply.code(201).send({ aplyNo, ...who, token })
  })
}

function applicantIn({ applicationNumber, businessNumber: brno, person: { ci } }: Seeded) {
  return { applicationNumber, businessNumber: brno, ci, sessionId: randomUUID() }
}
