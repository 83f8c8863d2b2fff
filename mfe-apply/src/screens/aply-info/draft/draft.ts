import {
  DRAFT_KEY,
  DraftOwnerShape,
  ownsDraft,
  draftOwnerOf,
  type DraftOwner,
} from 'applicant-flow/draft-owner'
import { emptyForm, fieldsIn, type FieldValues } from 'domain-rules/application'
import type { SessionState } from 'shared-session'
import { safeSessionStorage } from 'shared-session/storage'
import * as v from 'valibot'

/** What of the form may be kept: its facts about the business, nothing about the person, the account or the files (GP-09). */
const KEPT = fieldsIn('business')

const KeptValues = v.object(
  Object.fromEntries(KEPT.map(name => [name, v.optional(shapeOf(emptyForm()[name]))])),
)

const StoredDraft = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    version: v.literal(1),
    owner: DraftOwnerShape,
    businessNumber: v.string(),
    values: KeptValues,
  }),
)

export type DraftValues = Partial<FieldValues>

/** The draft of one person for one business, in this tab. */
export type Draft = {
  /** What was typed before; null when there is nothing, or nothing that is theirs. */
  values: DraftValues | null
  keep: (values: DraftValues) => void
}

/**
 * Opens the draft of the person who is verified now. What another person has left is deleted; what the same person has left for
 * another business stays out of sight until this one is typed into (GP-09).
 */
export async function openDraft({
  identityCi,
  businessNumber,
}: Pick<SessionState, 'identityCi' | 'businessNumber'>): Promise<Draft> {
  const owner = await draftOwnerOf(identityCi)
  const values = await valuesOf(identityCi, businessNumber)
  return {
    values,
    keep(typed) {
      // Where persons cannot be told apart, nothing is kept.
      if (owner) store({ version: 1, owner, businessNumber, values: keptOf(typed) })
    },
  }
}

/** Deletes the draft, whosever it is: after submission. */
export function deleteDraft(): void {
  safeSessionStorage.removeItem(DRAFT_KEY)
}

function keptOf(typed: DraftValues): DraftValues {
  return Object.fromEntries(KEPT.map(name => [name, typed[name]]))
}

function shapeOf(empty: string | readonly string[]) {
  return typeof empty === 'string' ? v.string() : v.tuple([v.string(), v.string()])
}

async function valuesOf(ci: string, businessNumber: string): Promise<DraftValues | null> {
  const read = v.safeParse(StoredDraft, safeSessionStorage.getItem(DRAFT_KEY))
  const isTheirs = read.success && (await ownsDraft(read.output.owner, ci))
  if (!isTheirs) deleteDraft()
  return isTheirs && read.output.businessNumber === businessNumber ? read.output.values : null
}

function store(draft: { version: 1; owner: DraftOwner; businessNumber: string; values: DraftValues }): void {
  safeSessionStorage.setItem(DRAFT_KEY, JSON.stringify(draft))
}
