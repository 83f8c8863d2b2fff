import { byWireName, DRAFT_FIELDS } from 'domain-rules/application'
import * as v from 'valibot'
import { doneResponse, resultResponse, textUpTo } from '../../contract/fields.ts'
import { route, type Route } from '../../contract/route.ts'
import { actorOf, recordAudit } from '../../stores/applications/audit.ts'
import { deleteSavedDraft, findSavedDraft, replaceSavedDraft } from '../../stores/saved-draft-store.ts'
import { applicationTexts } from '../../texts/application.ko.ts'
import { lockOwnDraft } from '../applications/own-draft.ts'
import { mustBeVerified } from '../checks/own-application.ts'

const LONGEST = 200

// A draft may hold any half-typed value. Whatever else a request names is not read.
const values = v.object(byWireName(DRAFT_FIELDS, () => v.optional(textUpTo(LONGEST), '')))

const common = { path: '/api/v1/application/draft', access: 'applicant', limit: 'draft' } as const
const done = { status: 200, message: applicationTexts.success } as const

const save = route({
  ...common,
  method: 'PUT',
  summary: 'Keeps the typed values of the person for the business, in the place of former ones.',
  body: values,
  response: resultResponse(v.object({ savedAt: v.string(), replacedAt: v.nullable(v.string()) })),
}).handle(async ({ body, applicant }, { database, fields, now }) => {
  await mustBeVerified(database, applicant)
  return database.transaction().execute(async transaction => {
    // Filing locks the same row, so no draft is saved after it.
    await lockOwnDraft(transaction, applicant.applicationNumber ?? '', applicant)
    const draft = { content: JSON.stringify(body), savedAt: now() }
    const replaced = await replaceSavedDraft({ database: transaction, fields }, applicant, draft)
    await recordAudit(transaction, { at: draft.savedAt, actor: actorOf(applicant), action: 'draft.save' })
    const result = { savedAt: draft.savedAt.toISOString(), replacedAt: replaced?.toISOString() ?? null }
    return { ...done, result }
  })
})

const load = route({
  ...common,
  method: 'GET',
  summary: 'Returns the kept values of the person for the business; null without any.',
  response: resultResponse(v.nullable(v.object({ savedAt: v.string(), values }))),
}).handle(async ({ applicant }, dependencies) => {
  const { database, now } = dependencies
  await mustBeVerified(database, applicant)
  const found = await findSavedDraft(dependencies, applicant, now())
  const result = found && {
    savedAt: found.savedAt.toISOString(),
    values: v.parse(values, JSON.parse(found.content)),
  }
  return { ...done, result }
})

const discard = route({
  ...common,
  method: 'DELETE',
  summary: 'Deletes the kept values of the person for the business, if there are any.',
  response: doneResponse,
}).handle(async ({ applicant }, { database, fields, now }) => {
  await mustBeVerified(database, applicant)
  await database.transaction().execute(async transaction => {
    await deleteSavedDraft({ database: transaction, fields }, applicant)
    await recordAudit(transaction, { at: now(), actor: actorOf(applicant), action: 'draft.delete' })
  })
  return done
})

/**
 * Serves the saved draft of an application: `PUT`, `GET` and `DELETE /api/v1/application/draft`. No request names a
 * person or a business: both are those of the session, and the record of their verification must exist (403). Saving
 * needs an application that is not filed (404, 409).
 */
export const savedDraftsRoutes: readonly Route[] = [save, load, discard]
