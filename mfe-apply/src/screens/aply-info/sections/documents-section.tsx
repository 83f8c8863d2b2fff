import { requiredDocuments, type ApplicationDocument, type DocumentSlot } from 'domain-rules/application'
import { acceptedExtensions, canRemoveFileSlot } from 'domain-rules/file'
import type { SessionState } from 'shared-session'
import { FileSlot } from 'ui-kit'
import { documentFacts } from '../form/form-problems.ts'
import { fieldId, type ApplicationFormHandle } from '../form/use-application-form.ts'
import * as t from '../texts.ko.ts'
import { documentProblem } from './document-problem.ts'
import { FormSection } from 'applicant-flow/form-section'

const accept = acceptedExtensions('application').join()

type Props = { form: ApplicationFormHandle; session: SessionState }

/** The documents to hand in; none if every consent was given (APLY-07, APLY-08, APLY-129 to APLY-136, AMB-106). */
export function DocumentsSection({ form, session }: Props) {
  const slots = requiredDocuments(documentFacts(form.state, session))
  if (slots.length === 0) return null
  // A document may have been chosen for a place that no longer exists.
  const held = slots.flatMap(({ anyOf }) => anyOf).filter(document => form.state.documents[document])
  return (
    <FormSection title={t.sections.documents} lead={t.documents.lead}>
      {slots.flatMap(slot =>
        slot.anyOf.map(document => (
          <DocumentPlace key={document} form={form} document={document} slot={slot} heldCount={held.length} />
        )),
      )}
    </FormSection>
  )
}

type PlaceProps = {
  form: ApplicationFormHandle
  document: ApplicationDocument
  slot: DocumentSlot
  heldCount: number
}

function DocumentPlace({ form, document, slot, heldCount }: PlaceProps) {
  const file = form.state.documents[document]
  const isChoice = slot.anyOf.length > 1

  async function choose(chosen: File) {
    const message = await documentProblem(chosen)
    if (message !== null) return void form.passes([{ field: document, message }], [document])
    form.change({ kind: 'documentChanged', document, file: chosen })
  }

  function remove() {
    const verdict = canRemoveFileSlot(heldCount)
    if (!verdict.ok) return void form.passes([{ field: document, message: verdict.reason }], [document])
    form.change({ kind: 'documentChanged', document, file: undefined })
  }

  return (
    <FileSlot
      id={fieldId(document)}
      label={t.documents.names[document]}
      hint={hintFor(document, slot)}
      accept={accept}
      file={
        file && {
          id: document,
          name: file.name,
          detail: t.documents.size(file.size),
          state: ATTACHED,
          content: file,
        }
      }
      onChoose={chosen => void choose(chosen)}
      onRemove={remove}
      problem={form.problem(document)}
      required={slot.isRequired && !isChoice}
    />
  )
}

const ATTACHED = { kind: 'attached' } as const

function hintFor(document: ApplicationDocument, { anyOf, isRequired }: DocumentSlot): string | undefined {
  const choices: Partial<Record<ApplicationDocument, string>> = t.documents.oneOf
  if (anyOf.length > 1) return choices[document]
  return isRequired ? undefined : t.documents.optional
}
