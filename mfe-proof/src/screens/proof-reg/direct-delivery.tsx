import { businessProofOf } from 'domain-rules/proof'
import { AlertBox, StepBar } from 'ui-kit'
import { Later } from '../../performance/later.tsx'
import { businessBatchesOf, filesOf } from './business-batches.ts'
import { RegisteredFiles } from './registered-files.tsx'
import * as t from './texts.ko.ts'
import type { DirectDeliveryProps } from './use-business-form.ts'

const loadBusinessForm = async () => (await import('./business-form.tsx')).BusinessForm
const loadPerformance = async () => (await import('./delivery-performance.tsx')).DeliveryPerformance

/** The status of direct delivery, its registered files, and its next step (PDIR-01 to PDIR-03, PDIR-17). */
export function DirectDelivery(props: DirectDeliveryProps) {
  const { result } = props.entry
  const { stage, batch } = businessProofOf(businessBatchesOf(result))
  const files = filesOf(batch, result)
  const isPaid = stage === 'paid'
  const { tone, title, todo } = t.notices[stage]
  return (
    <>
      <StepBar label={t.steps.label} steps={t.steps.names} current={isPaid ? 1 : 0} />
      <AlertBox tone={tone} title={title}>
        <p>{todo}</p>
      </AlertBox>
      {batch && files.length > 0 && <RegisteredFiles batch={batch} files={files} />}
      {isPaid ? (
        <Later key="performance" load={loadPerformance}>
          {Performance => <Performance {...props} />}
        </Later>
      ) : (
        <Later key="business" load={loadBusinessForm}>
          {BusinessForm => <BusinessForm {...props} stage={stage} batch={batch} registered={files.length} />}
        </Later>
      )}
    </>
  )
}
