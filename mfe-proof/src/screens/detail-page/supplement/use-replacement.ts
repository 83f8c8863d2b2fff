import type { ProofItem } from 'api-client/proof'
import { droppedFilesMessages } from 'domain-rules/file'
import { useState, useSyncExternalStore } from 'react'
import { focusField } from 'ui-kit'
import * as t from '../texts.ko.ts'
import { isSameFile, type ChosenName } from './draft.ts'
import type { ChosenFiles } from './use-chosen-files.ts'

export type ReplacementProps = {
  item: ProofItem
  files: ChosenFiles
  /** The replacement that was chosen before. */
  current: ChosenName | null
}

/** The id of the only field of the dialog. */
export const REPLACEMENT_FIELD = 'replacement'

/** The choice of a file that is to replace an item's. The current replacement stays until the choice is confirmed. */
export function useReplacement({ item, files, current }: ReplacementProps) {
  const { uploader, find } = files
  useSyncExternalStore(uploader.subscribe, uploader.list)
  const [chosen, setChosen] = useState(current)
  const [problem, setProblem] = useState<string>()
  const upload = chosen ? find(chosen) : undefined

  function choose(file: File) {
    setProblem(undefined)
    const { name, size } = file
    const isOurs = isSameFile(current, file) || isSameFile(chosen, file)
    if (find(file) && !isOurs) return refuse(droppedFilesMessages({ duplicates: 1, extra: 0 }, 1)[0])
    dropUnlessCurrent()
    uploader.add([file], Infinity)
    setChosen({ name, size })
  }

  function remove() {
    dropUnlessCurrent()
    setChosen(null)
  }

  function dropUnlessCurrent() {
    if (chosen && !isSameFile(current, chosen)) files.remove(chosen)
  }

  /** Returns whether the chosen file can replace the item's. Shows the problem if it cannot. */
  function check(): boolean {
    const refusal = problemOf()
    if (refusal !== undefined) refuse(refusal)
    return refusal === undefined
  }

  function problemOf(): string | undefined {
    if (!upload || isOfItem(upload)) return t.change.nothingToChange
    if (upload.state.kind === 'inspecting') return t.change.inspecting
    return upload.state.kind === 'refused' ? upload.state.reason : undefined
  }

  function isOfItem(file: ChosenName): boolean {
    return item.files.some(own => isSameFile(own, file))
  }

  function refuse(message: string | undefined) {
    setProblem(message)
    focusField(REPLACEMENT_FIELD)
  }

  return { chosen, upload, problem, choose, remove, check }
}
