export {
  DRAFT_KEY,
  DraftOwnerShape,
  forgetDraftOfOthers,
  ownsDraft,
  draftOwnerOf,
  type DraftOwner,
} from './draft-owner.ts'
