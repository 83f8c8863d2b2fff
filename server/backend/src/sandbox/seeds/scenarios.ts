import { BENEFIT_CAP, PARCEL_CARRIERS } from 'domain-rules'
import { APPLICATION_STATUSES, type ApplicationStatus } from 'domain-rules/application'
import { BATCH_STATUSES, type BatchStatus, type ItemStatus } from 'domain-rules/proof'
import { sandboxTexts } from '../texts.ko.ts'
import type { SampleBatch, SampleItem, Scenario } from './scenario.ts'

const texts = sandboxTexts.scenarios

type State = Omit<Scenario, 'name' | 'description'>

/** Less than the cap, so that there is something left to prove. */
const HALF = BENEFIT_CAP / 2
// Codes of the details, as the forms send them.
const GENERAL_DETAIL = '1,2'
const BUSINESS_DETAIL = '1'
const CARRIERS = PARCEL_CARRIERS.slice(0, 3)
const PLATFORMS = sandboxTexts.samples.platforms

const generalBatch = {
  proofType: '일반',
  amountKind: '금액',
  detail: GENERAL_DETAIL,
  period: '2024,2025',
  amountCount: BENEFIT_CAP,
} as const

const parcelBatch = { proofType: '일반', amountKind: '택배', detail: PARCEL_CARRIERS[0] } as const

const heldForOtherReason = { status: '보류', statusRemark: 'US99' } as const

const special: Readonly<Record<keyof typeof texts.special, State>> = {
  verified: { status: null },
  'paid-in-full': { status: '지급완료', decidedAmount: BENEFIT_CAP, batches: [paid(BENEFIT_CAP)] },
  'parcel-submitted': selected({ ...parcelBatch, status: '제출' }),
  'held-not-representative': { status: '보류', statusRemark: 'US01' },
  'held-other-reason': heldForOtherReason,
  'held-opinion-waiting': { ...heldForOtherReason, opinions: ['N'] },
  'held-two-opinions': { ...heldForOtherReason, opinions: ['Y', 'Y'] },
  'supplement-requested': selected({
    ...generalBatch,
    status: '보완요청',
    items: [askedAgain(), askedAgain()],
  }),
  'supplement-by-amount': selected({
    ...generalBatch,
    status: '보완요청',
    items: [
      { status: '제출완료', file: 'png' },
      { ...askedAgain(), file: 'jpg' },
      { ...askedAgain(), file: 'png' },
      { status: '지급완료', file: 'pdf' },
    ],
  }),
  'supplement-by-count': selected({
    ...generalBatch,
    amountKind: '건',
    period: '2025',
    amountCount: 40,
    status: '보완요청',
    items: [
      { ...askedAgain(), file: 'png' },
      { status: '제출완료', file: 'jpg' },
    ],
  }),
  'business-proof-submitted': businessProof('제출완료'),
  'business-proof-supplement': businessProof('보완요청', askedAgain()),
  'business-proof-approved': businessProof('승인'),
  'business-proof-paid': businessProof('지급완료'),
  'parcel-under-review': selected({ ...parcelBatch, status: '심사중' }),
  'every-proof-status': {
    ...selected(...[null, ...BATCH_STATUSES].map(withStatus)),
    decidedAmount: HALF,
  },
  'lookups-completed': {
    ...selected(
      { proofType: '신속', amountKind: '금액', status: '대상선정', detail: '', items: lookup(PLATFORMS) },
      { ...parcelBatch, status: '심사중', detail: CARRIERS.join(), items: lookup(CARRIERS) },
    ),
    decidedAmount: BENEFIT_CAP - 1,
  },
  corporation: {
    status: '심의중',
    corporateNumber: '1101111234567',
    batches: [{ ...generalBatch, status: '심사중', items: [{ status: '제출완료' }] }],
  },
  'three-batches': muchProof(3),
  'two-hundred-batches': muchProof(200),
}

/** Every scenario that can be seeded: one for each application status, named after it, and the special ones. */
export const scenarios: readonly Scenario[] = [
  ...APPLICATION_STATUSES.map(plainScenario),
  ...Object.entries(special).map(([name, state]) => ({
    name,
    description: texts.special[name as keyof typeof special],
    ...state,
  })),
]

/** The scenario of this name. */
export function scenarioNamed(name: string): Scenario | undefined {
  return scenarios.find(scenario => scenario.name === name)
}

function plainScenario(status: ApplicationStatus): Scenario {
  return { name: status, description: texts.status(status), status, ...recordsFor(status) }
}

function recordsFor(status: ApplicationStatus): Partial<State> {
  if (status === '보류') return { statusRemark: 'US02' }
  if (status === '대상미선정') return { statusRemark: 'US99' }
  if (status === '지급완료') return { decidedAmount: HALF, batches: [paid(HALF)] }
  return {}
}

function businessProof(status: BatchStatus & ItemStatus, item: SampleItem = { status }): State {
  const items = [{ file: 'jpg', ...item } as const]
  return selected({ proofType: '영업', amountKind: '건', detail: BUSINESS_DETAIL, status, items })
}

/** Proof without files, which would only take time to place. */
function muchProof(count: number): State {
  const batch = { ...generalBatch, status: '심사중', items: [{ status: '제출완료', file: null }] } as const
  return selected(...Array.from({ length: count }, () => batch))
}

function selected(...batches: SampleBatch[]): State {
  return { status: '대상선정', batches }
}

function paid(recognisedAmount: number): SampleBatch {
  return { ...generalBatch, status: '지급완료', recognisedAmount, items: [{ status: '지급완료' }] }
}

function withStatus(status: SampleBatch['status']): SampleBatch {
  const items = [{ status: '제출완료' }, { status: '제출완료', file: null }] as const
  return { ...generalBatch, status, items: status === '제출완료' ? items : items.slice(0, 1) }
}

/** The charged costs: the cap, one won less, and unknown ones. */
function lookup(names: readonly string[]): SampleItem[] {
  const fees = [BENEFIT_CAP, BENEFIT_CAP - 1, undefined]
  return names.map((deliveryName, place) => {
    const deliveryFee = fees[place % fees.length]
    const known = deliveryFee === undefined ? {} : { deliveryFee, recognisedAmount: deliveryFee }
    return { status: '제출완료', file: null, deliveryName, ...known }
  })
}

function askedAgain() {
  return { status: '보완요청', reason: sandboxTexts.samples.supplementReason } as const
}
