export * from './batch-moves.ts'
export * from './business-proof.ts'
export * from './business-stage.ts'
export * from './cancel-batch.ts'
export * from './carriers.ts'
export * from './date-range.ts'
export * from './detail-types.ts'
export * from './display-group.ts'
export * from './expected-amount.ts'
export * from './first-status.ts'
export { noNormalFile, type InspectedFile } from './files.ts'
export * from './general-form.ts'
export * from './item-moves.ts'
export * from './new-proof.ts'
export * from './pending-changes.ts'
export * from './parcel.ts'
export * from './period.ts'
export * from './proof-kinds.ts'
export * from './supplement.ts'
export * from './total.ts'
export {
  BATCH_STATUSES,
  ITEM_STATUSES,
  batchStatusOf,
  itemStatusLabel,
  type BatchStatus,
  type ItemStatus,
} from './status.ts'
