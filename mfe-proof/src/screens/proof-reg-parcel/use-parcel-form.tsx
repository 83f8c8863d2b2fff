import { type ProofOwner, requestParcelLookup } from 'api-client/proof'
import { draftsOf, useDraft, type Draft } from 'applicant-flow/draft'
import { paths } from 'domain-rules/journey'
import { parcelRequestProblems, type ParcelField } from 'domain-rules/proof'
import { siteConfig } from 'site-config'
import * as v from 'valibot'
import { useTyped } from '../../kept/use-typed.ts'
import { useProblems } from '../../registration/use-problems.ts'
import { useRegistration } from '../../registration/use-registration.ts'
import * as t from './texts.ko.ts'

const Typed = v.object({ isAgreed: v.boolean(), carriers: v.array(v.string()) })
type Typed = v.InferOutput<typeof Typed>
const empty: Typed = { isAgreed: false, carriers: [] }
const drafts = draftsOf('parcelRequest', Typed)

/** The question before the request, with its consequences (PPAR-06, PPAR-07). */
const question = (
  <>
    <p>{t.question.warning}</p>
    <p>{t.question.ask}</p>
  </>
)

/** The values that the applicant has chosen before; null until they are loaded. */
export function useParcelDraft({ applicationNumber }: ProofOwner): Draft<Typed> | null {
  return useDraft(drafts, applicationNumber)
}

/** The parcel request: its agreement, its carriers, its problems, and its registration. */
export function useParcelForm(owner: ProofOwner, draft: Draft<Typed>) {
  const { parcelCarriers: offered } = siteConfig()
  const [{ isAgreed, carriers: kept }, change] = useTyped(draft, empty)
  // In the order of the list, without carriers that are no longer offered.
  const carriers = offered.filter(carrier => kept.includes(carrier))
  const problems = useProblems(() => parcelRequestProblems({ isAgreed, carriers }, offered), fieldId)
  const [request, isRunning] = useRegistration({
    name: 'proof_parcel',
    isInOrder: problems.isInOrder,
    fields: [],
    bodyOf: () => ({ owner, carriers }),
    send: requestParcelLookup,
    forget: drafts.forget,
    messages: { ...t.messages, question },
    leadsTo: paths.result,
  })

  return {
    offered,
    isAgreed,
    carriers,
    agree: (agreed: boolean) => change({ isAgreed: agreed }),
    choose(carrier: string, isChosen: boolean) {
      const others = carriers.filter(other => other !== carrier)
      change({ carriers: isChosen ? [...others, carrier] : others })
    },
    problems,
    request,
    isRunning,
  }
}

/** Returns the id of a field on the page. */
export function fieldId(field: ParcelField): string {
  return `parcel-${field}`
}
