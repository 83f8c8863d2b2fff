import type { ProofBatch, ProofItem } from 'api-client/proof'
import type { ApplicationResult } from 'api-client/result'

/** Returns the batches of the first step. Those of the second have a total. */
export function businessBatchesOf(result: ApplicationResult | null): ProofBatch[] {
  return result?.batches.filter(({ type, total }) => type === '영업' && !total) ?? []
}

/** Returns the files of a batch that the applicant has not withdrawn. */
export function filesOf(batch: ProofBatch | null, result: ApplicationResult | null): ProofItem[] {
  const items = result?.items.filter(({ batchId }) => batchId === batch?.id) ?? []
  return items.filter(({ status }) => status !== '사용자취소' && status !== '사용자삭제')
}
