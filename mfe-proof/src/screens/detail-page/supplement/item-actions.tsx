import type { ProofItem } from 'api-client/proof'
import { dialogs } from 'shared-session'
import { focusField } from 'ui-kit'
import { ITEMS_PLACE } from '../items/item-tables.tsx'
import * as t from '../texts.ko.ts'
import { ChangeDialog } from './change-dialog.tsx'
import { changeFieldOf } from './check-supplement.ts'
import { isSameFile, replacementOf, type ChosenName } from './draft.ts'
import type { SupplementStore } from './supplement-store.ts'
import type { ChosenFiles } from './use-chosen-files.ts'

/** The changes that a person can make to the items of a supplement (PDET-22 to PDET-24). */
export function itemActions(store: SupplementStore, files: ChosenFiles) {
  function dropFileOf(itemId: string): void {
    const file = replacementOf(store.draft(), itemId)
    if (file) files.remove(file)
  }

  return {
    async askToDelete(item: ProofItem): Promise<void> {
      if (!(await dialogs.confirm(t.items.deleteQuestion))) return
      dropFileOf(item.id)
      store.apply({ kind: 'delete', itemId: item.id })
      await dialogs.alert(t.items.setToDelete)
    },

    async askForFile(item: ProofItem): Promise<void> {
      const current = replacementOf(store.draft(), item.id)
      const chosen = await dialogs.open<ChosenName | null>(({ close }) => (
        <ChangeDialog item={item} files={files} current={current} close={close} />
      ))
      if (!chosen) return
      if (current && !isSameFile(current, chosen)) files.remove(current)
      store.apply({ kind: 'replace', itemId: item.id, by: chosen })
    },

    undo(itemId: string): void {
      dropFileOf(itemId)
      store.apply({ kind: 'undo', itemId })
      // The pressed button may no longer be there.
      focusField(changeFieldOf(itemId))
    },

    undoAll(): void {
      Object.keys(store.draft().pending.items).forEach(dropFileOf)
      store.apply({ kind: 'undoAll' })
      focusField(ITEMS_PLACE)
    },
  }
}
