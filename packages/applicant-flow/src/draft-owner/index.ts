export {
  DRAFT_KEY,
  DraftOwnerShape,
  forgetDraftOfOthers,
  ownsDraft,
  sealDraftOwner,
  type DraftOwner,
} from './draft-owner.ts'
