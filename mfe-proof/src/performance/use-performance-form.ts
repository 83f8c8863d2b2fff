import { createProof, type NewProof } from 'api-client/proof'
import { useUploads } from 'applicant-files/picker'
import { draftsOf, useDraft, type Draft } from 'applicant-flow/draft'
import { MAX_CASES } from 'domain-rules'
import {
  checkTotal,
  generalProofProblems,
  noNormalFile,
  totalDigits,
  type Division,
  type GeneralProofField,
} from 'domain-rules/proof'
import { useState, useSyncExternalStore } from 'react'
import * as v from 'valibot'
import type { ProofEntry } from '../entry/use-proof-entry.ts'
import { useTyped } from '../kept/use-typed.ts'
import { inspectedFiles } from '../registration/inspected-files.ts'
import { useProblems } from '../registration/use-problems.ts'
import { useRegistration } from '../registration/use-registration.ts'
import * as t from './texts.ko.ts'

export type PerformanceProps = {
  entry: ProofEntry
  type: NewProof['type']
  /** Codes of the details that were chosen before. */
  details?: readonly string[]
  /** Set if the form does not ask for it. */
  division?: Division
  /** True if the form asks for the way of proving (AMB-70). */
  asksForType?: boolean
  leadsTo: string
}

const Typed = v.object({
  isAgreed: v.boolean(),
  isDirect: v.boolean(),
  years: v.array(v.string()),
  division: v.nullable(v.picklist(['금액', '건'])),
  total: v.string(),
})
type Typed = v.InferOutput<typeof Typed>
const empty: Typed = { isAgreed: false, isDirect: false, years: [], division: null, total: '' }

/** For each kind: its drafts, and the names of its files and of its call in this tab. */
const KINDS = {
  일반: { drafts: draftsOf('generalProof', Typed), files: 'generalProof', call: 'proof_general' },
  영업: { drafts: draftsOf('deliveryProof', Typed), files: 'deliveryProof', call: 'proof_delivery' },
} as const

/** The values that the applicant has typed before; null until they are loaded. */
export function usePerformanceDraft({ type, entry }: PerformanceProps): Draft<Typed> | null {
  return useDraft(KINDS[type].drafts, entry.owner.applicationNumber)
}

export type PerformanceForm = ReturnType<typeof usePerformanceForm>

/** The form that proves the volume of deliveries: its values, its problems, and its registration. */
export function usePerformanceForm(props: PerformanceProps, draft: Draft<Typed>) {
  const { entry, type, details = [], asksForType = false, leadsTo } = props
  const owner = entry.owner.applicationNumber
  const kind = KINDS[type]
  const [values, change] = useTyped(draft, empty)
  const uploader = useUploads({ category: 'receipt', form: kind.files, owner })
  // Draws the form again with every change of a file.
  useSyncExternalStore(uploader.subscribe, uploader.list)
  const division = props.division ?? values.division
  const total = useTotal(division, change)
  const problems = useProblems(problemsNow, fieldId)
  const [register, isRunning] = useRegistration<NewProof>({
    name: kind.call,
    isInOrder: problems.isInOrder,
    fields: [{ uploader, noNormalFile: noNormalFile('performance') }],
    bodyOf: ([sent = []]) => ({
      owner: entry.owner,
      type,
      details,
      years: values.years,
      division: division ?? '금액',
      total: Number(values.total),
      files: sent,
    }),
    send: createProof,
    forget: kind.drafts.forget,
    messages: t.messages,
    leadsTo,
  })

  function problemsNow() {
    const isTypeMissing = asksForType && !values.isDirect
    return generalProofProblems({
      ...values,
      division,
      type: isTypeMissing ? null : 'notAsked',
      files: inspectedFiles(uploader.list()),
    })
  }

  return {
    values: { ...values, division },
    uploader,
    problems,
    refusedTotal: total.refused,
    problem: (field: GeneralProofField) =>
      (field === 'total' ? total.problem : undefined) ?? problems.of(field),
    change,
    enterTotal: total.enter,
    divide: total.divide,
    register,
    isRunning,
  }
}

/** The total as it is typed. A count that is too high is refused at once and removed (PGEN-31, PGEN-32, GP-02). */
function useTotal(division: Division | null, change: (part: Partial<Typed>) => void) {
  const [refused, setRefused] = useState('')
  return {
    refused,
    problem: refused ? (checkTotal('건', refused, 'general') ?? undefined) : undefined,
    enter(typed: string) {
      const digits = totalDigits(typed, 'general')
      const isTooMany = division === '건' && Number(digits) > MAX_CASES
      setRefused(isTooMany ? digits : '')
      change({ total: isTooMany ? '' : digits })
    },
    /** Clears the total: an amount is no count. */
    divide(into: Division) {
      setRefused('')
      change({ division: into, total: '' })
    },
  }
}

/** Returns the id of a field on the page. */
export function fieldId(field: GeneralProofField): string {
  return `proof-${field}`
}
