import { useSyncExternalStore } from 'react'
import { nullIfFailed } from 'api-client/errors'
import { addToBatch, createProof, type ProofBatch } from 'api-client/proof'
import { findResult } from 'api-client/result'
import { useUploads } from 'applicant-files/picker'
import type { StoredFile } from 'applicant-files/uploads'
import { paths } from 'domain-rules/journey'
import {
  BUSINESS_FILE_LIMIT,
  businessProofOf,
  checkInspectedBusinessFiles,
  noNormalFile,
  type BusinessStage,
} from 'domain-rules/proof'
import { session } from 'shared-session'
import { siteConfig } from 'site-config'
import { inspectedFiles } from '../../registration/inspected-files.ts'
import { useProblems } from '../../registration/use-problems.ts'
import { useRegistration } from '../../registration/use-registration.ts'
import type { ProofEntry } from '../../entry/use-proof-entry.ts'
import { businessBatchesOf } from './business-batches.ts'
import * as t from './texts.ko.ts'

/** The data of the application, and the documents that were chosen before. */
export type DirectDeliveryProps = { entry: ProofEntry; details: readonly string[] }

export type BusinessFormProps = DirectDeliveryProps & {
  stage: BusinessStage
  batch: ProofBatch | null
  /** The number of its files. */
  registered: number
}

/** The id of the only field. */
export const FILES = 'business-files'

/** The files of business proof: their limit, their problems, and their registration in a turn (PDIR-10). */
export function useBusinessForm({ entry, details, stage, batch, registered }: BusinessFormProps) {
  const { owner } = entry
  const uploader = useUploads({ category: 'receipt', form: 'businessProof', owner: owner.applicationNumber })
  useSyncExternalStore(uploader.subscribe, uploader.list)
  const limit = stage === 'submitted' ? Math.max(0, BUSINESS_FILE_LIMIT - registered) : BUSINESS_FILE_LIMIT
  const problems = useProblems(problemsNow, () => FILES)

  const [register, isRunning] = useRegistration<{ files: readonly StoredFile[]; batchId: string | null }>({
    name: 'proof_business',
    isInOrder: problems.isInOrder,
    fields: [{ uploader, noNormalFile: noNormalFile('business') }],
    action: siteConfig().queue.actions.proofBusiness,
    bodyOf: ([files = []]) => ({ files, batchId: batch?.id ?? null }),
    send({ files, batchId }, once) {
      if (batchId !== null) return addToBatch({ owner, batchId, type: '영업', files }, once)
      const uncounted = { years: [], division: '건', total: null } as const
      return createProof({ owner, type: '영업', details, ...uncounted, files }, once)
    },
    forget: () => {},
    messages: t.messages,
    leadsTo: toItsDetail,
  })

  function problemsNow() {
    const message = checkInspectedBusinessFiles(inspectedFiles(uploader.list()), false)
    return message === null ? [] : [{ field: FILES, message }]
  }

  return {
    uploader,
    limit,
    problem: problems.of(FILES),
    closedReason: closedReasonOf(stage, limit),
    register,
    isRunning,
  }
}

/** Returns the reason why no file can be added, until business proof is paid (AMB-79). */
function closedReasonOf(stage: BusinessStage, limit: number): string | undefined {
  if (stage === 'review') return t.businessFiles.underReview
  if (stage === 'approved') return t.businessFiles.notNeeded
  return limit === 0 ? t.businessFiles.full : undefined
}

/** Finds the page of the registered batch (PDIR-11, AMB-76); the result if the batch cannot be fetched. */
async function toItsDetail(): Promise<string> {
  const batch = await findBusinessProof()
  if (!batch) return paths.result
  session.update({ proofBatchId: batch.id })
  return paths.proofDetail
}

async function findBusinessProof(): Promise<ProofBatch | null> {
  const { identityCi: ci, businessNumber } = session.get()
  const result = await findResult({ ci, businessNumber }).catch(nullIfFailed)
  return businessProofOf(businessBatchesOf(result)).batch
}
