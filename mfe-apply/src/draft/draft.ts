import * as v from 'valibot'
import { tabNotes, type SessionState } from 'shared-session'
import { DRAFT_KEY, DraftOwnerShape, ownsDraft, sealDraftOwner } from 'applicant-flow/draft-owner'

/** What of the form may be kept: nothing about the person, the account or the files (GP-09). */
const DraftValuesShape = v.object({
  companyName: v.string(),
  corporateNumber: v.tuple([v.string(), v.string()]),
  openingDate: v.string(),
  settlementMonth: v.string(),
})

const StoredDraft = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    version: v.literal(1),
    owner: DraftOwnerShape,
    businessNumber: v.string(),
    values: DraftValuesShape,
  }),
)

export type DraftValues = v.InferOutput<typeof DraftValuesShape>

/** The draft of one person for one business, in this tab. */
export type Draft = {
  /** What was typed before; null when there is nothing, or nothing that is theirs. */
  values: DraftValues | null
  keep: (values: DraftValues) => void
}

/**
 * Opens the draft of whoever is verified now. What another person has left is deleted; what the same person has left for
 * another business stays out of sight until this one is typed into (GP-09).
 */
export async function openDraft({
  identityCi,
  businessNumber,
}: Pick<SessionState, 'identityCi' | 'businessNumber'>): Promise<Draft> {
  const owner = await sealDraftOwner(identityCi)
  const values = await valuesOf(identityCi, businessNumber)
  return {
    values,
    keep(typed) {
      // Where nobody can be told from anybody else, nothing is kept.
      if (owner) store({ version: 1, owner, businessNumber, values: typed })
    },
  }
}

/** Deletes the draft, whosever it is: after submission. */
export function deleteDraft(): void {
  tabNotes.erase(DRAFT_KEY)
}

async function valuesOf(ci: string, businessNumber: string): Promise<DraftValues | null> {
  const read = v.safeParse(StoredDraft, tabNotes.read(DRAFT_KEY))
  const isTheirs = read.success && (await ownsDraft(read.output.owner, ci))
  if (!isTheirs) deleteDraft()
  return isTheirs && read.output.businessNumber === businessNumber ? read.output.values : null
}

function store(draft: v.InferOutput<typeof StoredDraft>): void {
  tabNotes.write(DRAFT_KEY, JSON.stringify(draft))
}
