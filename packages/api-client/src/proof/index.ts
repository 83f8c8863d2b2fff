export { type NewProof, addToBatch, createProof, requestParcelLookup } from './proof.ts'
export { type ProofOwner } from './proof-call.ts'
export { cancelBatch, cancelItem, deleteItem, fetchBatch, registerSupplement } from './proof-changes.ts'
export { type ProofBatch, type ProofItem } from './proof-records.ts'
