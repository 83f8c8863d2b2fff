export { deleteDraft, loadDraft, saveDraft, type DraftValues, type SavedDraft } from './saved-drafts.ts'
