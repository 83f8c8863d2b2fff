import { BENEFIT_CAP, PARCEL_CARRIERS } from 'domain-rules'
import { APPLICATION_STATUSES, type ApplicationStatus } from 'domain-rules/application'
import { BATCH_STATUSES, type BatchStatus, type ItemStatus } from 'domain-rules/proof'
import { sandboxTexts } from '../texts.ko.ts'
import type { SampleBatch, SampleItem, Scenario } from './scenario.ts'

const texts = sandboxTexts.scenarios
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

const special: readonly Scenario[] = [
  { name: 'verified', description: texts.verified, status: null },
  {
    name: 'paid-in-full',
    description: texts.paidInFull,
    status: '지급완료',
    decidedAmount: BENEFIT_CAP,
    batches: [paid(BENEFIT_CAP)],
  },
  {
    name: 'parcel-submitted',
    description: texts.parcelSubmitted,
    status: '대상선정',
    batches: [{ proofType: '일반', amountKind: '택배', status: '제출', detail: PARCEL_CARRIERS[0] }],
  },
  {
    name: 'held-not-representative',
    description: texts.heldNotRepresentative,
    status: '보류',
    statusRemark: 'US01',
  },
  { name: 'held-other-reason', description: texts.heldOtherReason, status: '보류', statusRemark: 'US99' },
  {
    name: 'held-opinion-waiting',
    description: texts.heldOpinionWaiting,
    status: '보류',
    statusRemark: 'US99',
    opinions: ['N'],
  },
  {
    name: 'held-two-opinions',
    description: texts.heldTwoOpinions,
    status: '보류',
    statusRemark: 'US99',
    opinions: ['Y', 'Y'],
  },
  {
    name: 'supplement-requested',
    description: texts.supplementRequested,
    status: '대상선정',
    batches: [{ ...generalBatch, status: '보완요청', items: [askedAgain(), askedAgain()] }],
  },
  {
    name: 'supplement-by-amount',
    description: texts.supplementByAmount,
    status: '대상선정',
    batches: [
      {
        ...generalBatch,
        status: '보완요청',
        items: [
          { status: '제출완료', file: 'png' },
          { ...askedAgain(), file: 'jpg' },
          { ...askedAgain(), file: 'png' },
          { status: '지급완료', file: 'pdf' },
        ],
      },
    ],
  },
  {
    name: 'supplement-by-count',
    description: texts.supplementByCount,
    status: '대상선정',
    batches: [
      {
        ...generalBatch,
        amountKind: '건',
        period: '2025',
        amountCount: 40,
        status: '보완요청',
        items: [
          { ...askedAgain(), file: 'png' },
          { status: '제출완료', file: 'jpg' },
        ],
      },
    ],
  },
  businessProof('business-proof-submitted', '제출완료'),
  businessProof('business-proof-supplement', '보완요청', askedAgain()),
  businessProof('business-proof-approved', '승인'),
  businessProof('business-proof-paid', '지급완료'),
  {
    name: 'parcel-under-review',
    description: texts.parcelUnderReview,
    status: '대상선정',
    batches: [{ proofType: '일반', amountKind: '택배', status: '심사중', detail: PARCEL_CARRIERS[0] }],
  },
  {
    name: 'every-proof-status',
    description: texts.everyProofStatus,
    status: '대상선정',
    decidedAmount: HALF,
    batches: [null, ...BATCH_STATUSES].map(withStatus),
  },
  {
    name: 'lookups-completed',
    description: texts.lookupsCompleted,
    status: '대상선정',
    decidedAmount: BENEFIT_CAP - 1,
    batches: [
      { proofType: '신속', amountKind: '금액', status: '대상선정', detail: '', items: lookup(PLATFORMS) },
      {
        proofType: '일반',
        amountKind: '택배',
        status: '심사중',
        detail: CARRIERS.join(),
        items: lookup(CARRIERS),
      },
    ],
  },
  {
    name: 'corporation',
    description: texts.corporation,
    status: '심의중',
    corporateNumber: '1101111234567',
    batches: [{ ...generalBatch, status: '심사중', items: [{ status: '제출완료' }] }],
  },
  muchProof('three-batches', 3),
  muchProof('two-hundred-batches', 200),
]

/** Every scenario that can be seeded: one for each application status, named after it, and the special ones. */
export const scenarios: readonly Scenario[] = [...APPLICATION_STATUSES.map(plainScenario), ...special]

/** The scenario of this name. */
export function scenarioNamed(name: string): Scenario | undefined {
  return scenarios.find(scenario => scenario.name === name)
}

function plainScenario(status: ApplicationStatus): Scenario {
  return { name: status, description: texts.status(status), status, ...recordsFor(status) }
}

function recordsFor(status: ApplicationStatus): Partial<Scenario> {
  if (status === '보류') return { statusRemark: 'US02' }
  if (status === '대상미선정') return { statusRemark: 'US99' }
  if (status === '지급완료') return { decidedAmount: HALF, batches: [paid(HALF)] }
  return {}
}

function businessProof(
  name: string,
  status: BatchStatus & ItemStatus,
  item: SampleItem = { status },
): Scenario {
  const kind = { proofType: '영업', amountKind: '건', detail: BUSINESS_DETAIL } as const
  return {
    name,
    description: texts.businessProof(status),
    status: '대상선정',
    batches: [{ ...kind, status, items: [{ file: 'jpg', ...item }] }],
  }
}

/** Proof without files, which would only take time to place. */
function muchProof(name: string, count: number): Scenario {
  const batch = { ...generalBatch, status: '심사중', items: [{ status: '제출완료', file: null }] } as const
  return {
    name,
    description: texts.muchProof(count),
    status: '대상선정',
    batches: Array.from({ length: count }, () => batch),
  }
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
