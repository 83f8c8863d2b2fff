import { useEffect, useState } from 'react'
import { requiredDocuments } from 'domain-rules/application'
import { isCorporation } from 'domain-rules/business'
import { useLocation } from 'react-router-dom'
import { session } from 'shared-session'
import { Button, ErrorSummary, focusField, Form, LinkButton, useErrorTitle } from 'ui-kit'
import { routes } from '../../routes.ts'
import { SaveForLater } from '../../saved-draft/save-for-later.tsx'
import { documentFacts } from './form/form-problems.ts'
import type { FormField } from './form/form-state.ts'
import type { OpenedForm } from './form/open-form.ts'
import { fieldId, useApplicationForm } from './form/use-application-form.ts'
import { useSubmit } from './form/use-submit.ts'
import { useBanks } from 'applicant-flow/account'
import { AccountSection } from './sections/account-section.tsx'
import { ApplicantSection } from './sections/applicant-section.tsx'
import { BusinessSection } from './sections/business-section.tsx'
import { DocumentsSection } from './sections/documents-section.tsx'
import * as t from './texts.ko.ts'

/** The form: the summary of its problems, its sections, and its buttons. */
export function ApplicationForm({ start, draft }: OpenedForm) {
  // Read once: after the end of the session the form stays unchanged until the page is left.
  const [facts] = useState(() => session.get())
  const form = useApplicationForm(start, draft)
  const banks = useBanks()
  const submit = useSubmit(form)
  useFieldInAddress()

  const { problems, refusal } = form.state
  const documentsAsked = requiredDocuments(documentFacts(form.state, facts)).flatMap(({ anyOf }) => anyOf)
  const openProblems = refusal.fields.flatMap(field => {
    const problem = isOnForm(field, documentsAsked) ? problems[field] : undefined
    return problem ? [{ fieldId: fieldId(field), about: documentName(field), ...problem }] : []
  })
  useErrorTitle(Object.keys(problems).length > 0)

  return (
    <Form onSubmit={submit}>
      {refusal.fields.length > 1 && openProblems.length > 0 && (
        <ErrorSummary key={refusal.attempt} problems={openProblems} />
      )}
      <ApplicantSection form={form} />
      <BusinessSection form={form} isOfCorporation={isCorporation(facts.managementType)} />
      <DocumentsSection form={form} session={facts} />
      <AccountSection form={form} banks={banks} />
      <SaveForLater values={form.state.values} />
      <div className="page__actions">
        <LinkButton href={routes.mydata.path} variant="tertiary">
          {t.cancel}
        </LinkButton>
        <Button type="submit">{t.checkAnswers}</Button>
      </div>
    </Form>
  )
}

/** Focuses the field that the address names. A link beside an answer has this address. */
function useFieldInAddress(): void {
  const { hash } = useLocation()
  useEffect(() => focusField(hash.slice(1)), [hash])
}

/** A missing document may have lost its place, since the tax type became known meanwhile. */
function isOnForm(field: FormField, documentsAsked: readonly FormField[]): boolean {
  return documentName(field) === undefined || documentsAsked.includes(field)
}

// All missing documents have the same message.
function documentName(field: FormField): string | undefined {
  const names: Partial<Record<FormField, string>> = t.documents.names
  return names[field]
}
