import { useState } from 'react'
import { useUploads } from 'applicant-files/picker'
import { checkOpinionText, cutOpinionText, opinionLength } from 'domain-rules/opinion'
import { opinionDrafts } from './opinion-draft.ts'
import { whyClosed, type OpinionPage } from './use-opinions.ts'

export type OpinionFormHandle = ReturnType<typeof useOpinionForm>

/** The state of the form, and the reason that prevents submission. The text survives a reload. */
export function useOpinionForm(page: OpinionPage) {
  const { draft } = page
  const { applicationNumber } = page.result
  const [text, setText] = useState(draft.values ?? '')
  const [cut, setCut] = useState(0)
  const uploader = useUploads({ category: 'opinion', form: 'opinion', owner: applicationNumber })

  function change(whole: string) {
    const kept = cutOpinionText(whole)
    setText(kept)
    setCut(opinionLength(whole) - opinionLength(kept))
    draft.keep(kept)
  }

  function clear() {
    uploader.clear()
    change('')
    opinionDrafts.forget()
  }

  return {
    applicationNumber,
    text,
    cut,
    change,
    clear,
    uploader,
    /** The reason that no opinion may be submitted at all. */
    closed: whyClosed(page),
    /** The reason that this opinion may not be submitted (OPN-17). */
    missing: checkOpinionText(text) ?? undefined,
  }
}
