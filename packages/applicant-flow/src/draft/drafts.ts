import { safeSessionStorage } from 'shared-session/storage'
import * as v from 'valibot'
import { DraftOwnerShape, draftOwnerOf, ownsDraft, type DraftOwner } from './draft-owner.ts'

/** The keys under which this tab keeps the draft of each form (GP-09). */
export const DRAFT_KEYS = {
  application: 'sbiz_draft',
  opinion: 'sbiz_draft_opinion',
  generalProof: 'sbiz_draft_proof',
  deliveryProof: 'sbiz_draft_delivery_proof',
  parcelRequest: 'sbiz_draft_parcel',
} as const

/** The shape of a draft that is one text. */
export const TextShape = v.string()

/** The owner of a draft and its subject: a business or an application. */
type DraftOf = { ci: string; subject: string }

/** The draft of one person about one subject, in this tab. */
export type Draft<Values> = {
  /** The values that were typed before; null if there are none of this person and subject. */
  values: Values | null
  keep: (values: Values) => void
}

/** All drafts of one form in this tab, of any owner. */
export type Drafts<Values> = {
  /** Opens the verified person's draft and deletes another's. One about another subject stays hidden (GP-09). */
  open: (of: DraftOf) => Promise<Draft<Values>>
  /** Deletes the draft of any owner. Call it after submission. */
  forget: () => void
}

/** The drafts of one form. `shape` is the part of a draft that is kept. */
export function draftsOf<Values>(
  form: keyof typeof DRAFT_KEYS,
  shape: v.GenericSchema<unknown, Values>,
): Drafts<Values> {
  const key = DRAFT_KEYS[form]
  const Stored = v.pipe(
    v.string(),
    v.parseJson(),
    v.object({ version: v.literal(2), owner: DraftOwnerShape, subject: v.string(), values: shape }),
  )
  const forget = () => safeSessionStorage.removeItem(key)

  async function valuesOf({ ci, subject }: DraftOf): Promise<Values | null> {
    const read = v.safeParse(Stored, safeSessionStorage.getItem(key))
    const isTheirs = read.success && (await ownsDraft(read.output.owner, ci))
    if (!isTheirs) forget()
    return isTheirs && read.output.subject === subject ? read.output.values : null
  }

  function store(owner: DraftOwner, subject: string, values: Values): void {
    safeSessionStorage.setItem(key, JSON.stringify({ version: 2, owner, subject, values }))
  }

  return {
    async open(of) {
      const owner = await draftOwnerOf(of.ci)
      const values = await valuesOf(of)
      // Without a digest persons cannot be distinguished, so nothing is kept.
      return { values, keep: typed => void (owner && store(owner, of.subject, typed)) }
    },
    forget,
  }
}

const OwnedDraft = v.pipe(v.string(), v.parseJson(), v.object({ owner: DraftOwnerShape }))

/** Deletes the drafts that another person has left in this tab. Call it when a person was verified (GP-09). */
export async function forgetDraftsOfOthers(ci: string): Promise<void> {
  await Promise.all(Object.values(DRAFT_KEYS).map(key => forgetUnlessTheirs(key, ci)))
}

async function forgetUnlessTheirs(key: string, ci: string): Promise<void> {
  const read = v.safeParse(OwnedDraft, safeSessionStorage.getItem(key))
  const isTheirs = read.success && (await ownsDraft(read.output.owner, ci))
  if (!isTheirs) safeSessionStorage.removeItem(key)
}
