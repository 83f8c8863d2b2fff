import { useState, type SubmitEvent } from 'react'
import { isCorporation } from 'domain-rules/business'
import { session } from 'shared-session'
import { Button, ErrorSummary, LinkButton } from 'ui-kit'
import { routes } from '../../routes.ts'
import { documents as documentTexts, form as texts } from '../../texts/application-form.ko.ts'
import { CorporateSections, IndividualSections } from './form-sections.tsx'
import type { FormField } from './form/form-state.ts'
import type { OpenedForm } from './form/open-form.ts'
import { fieldId, useApplicationForm } from './form/use-application-form.ts'
import { useBanks } from './form/use-banks.ts'
import { useErrorTitle } from './form/use-error-title.ts'
import { useSubmission } from './submit/use-submission.tsx'

/** The form itself: a summary of what keeps it from being submitted, its sections, and the way on. */
export function ApplicationForm({ start, draft }: OpenedForm) {
  // As it was on opening: when the session ends, the form stays as it is until the person is led away.
  const [facts] = useState(() => session.get())
  const form = useApplicationForm(start, draft)
  const banks = useBanks()
  const submit = useSubmission(form, banks.list)

  const { problems, refusal } = form.state
  const standing = refusal.fields.flatMap(field => {
    const problem = problems[field]
    return problem ? [{ fieldId: fieldId(field), about: documentName(field), ...problem }] : []
  })
  useErrorTitle(Object.keys(problems).length > 0)

  function press(event: SubmitEvent) {
    event.preventDefault()
    void submit()
  }

  const Sections = isCorporation(facts.managementType) ? CorporateSections : IndividualSections
  return (
    <form onSubmit={press} noValidate>
      {refusal.fields.length > 1 && standing.length > 0 && (
        <ErrorSummary key={refusal.attempt} problems={standing} />
      )}
      <Sections form={form} banks={banks} session={facts} />
      <div className="page__actions">
        <LinkButton href={routes.mydata.path} variant="tertiary">
          {texts.cancel}
        </LinkButton>
        <Button type="submit">{texts.submit}</Button>
      </div>
    </form>
  )
}

// All missing documents have the same message.
function documentName(field: FormField): string | undefined {
  const names: Partial<Record<FormField, string>> = documentTexts.names
  return names[field]
}
