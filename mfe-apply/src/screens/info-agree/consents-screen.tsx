import { useState, type SubmitEvent } from 'react'
import {
  areConsentsAgreed,
  CONSENT_SCREENS,
  declinesSharedInformation,
  groupsToAgreeTo,
} from 'domain-rules/consent'
import { useNavigate } from 'react-router-dom'
import { useAttempt } from 'remote-kit'
import { dialogs, session, useSessionField } from 'shared-session'
import { AlertBox, Button, LinkButton, Page, RadioGroup, useErrorTitle } from 'ui-kit'
import { ConsentGroupBox } from '../../consents/consent-group-box.tsx'
import { messageBeside, MissingConsents } from '../../consents/missing-consents.tsx'
import { saveConsentScreen } from '../../consents/save-consents.ts'
import { useConsents } from '../../consents/use-consents.ts'
import { failureMessage } from 'applicant-flow/failure-message'
import { FlowSteps } from '../../flow-steps/flow-steps.tsx'
import { routes } from '../../routes.ts'
import * as t from './texts.ko.ts'

const groups = CONSENT_SCREENS.consents

/** Four groups of consents; the required ones lead on to my-data (CONS-01 to CONS-60, AMB-44 to AMB-46). */
export function ConsentsScreen() {
  const navigate = useNavigate()
  const { choices, refusal, missing, toggle, check } = useConsents('consents')
  const agreedToAtOnce = groupsToAgreeTo(groups, useSessionField('applicationType'))
  const [isDeclined, setDeclined] = useState(false)
  const [, confirm, isConfirming] = useAttempt(confirmOnce)

  useErrorTitle(missing.length > 0)

  const isNothingAgreed = Object.values(choices).every(answer => answer !== 'Y')
  const disagreed = isDeclined && isNothingAgreed ? 'N' : undefined

  function chooseForAll(choice: 'Y' | 'N') {
    setDeclined(choice === 'N')
    toggle(choice === 'Y' ? { groups: agreedToAtOnce, isAgreed: true } : { groups, isAgreed: false })
  }

  async function confirmOnce(signal: AbortSignal) {
    if (!check()) return
    if (session.get().consentsSaved === 'Y') return void navigate(routes.applicationForm.path)
    if (declinesSharedInformation(choices) && !(await asksForDocuments())) return
    try {
      await saveConsentScreen('consents', choices, new Date())
      session.update({ marketingConsent: choices.info_promotion_yn ?? 'N' })
      if (!signal.aborted) await navigate(routes.mydata.path)
    } catch (error) {
      const message = failureMessage(error, t.saveFailed)
      if (!signal.aborted) await dialogs.alert(message)
    }
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    void confirm()
  }

  return (
    <Page title={routes.consents.title} lead={t.lead}>
      <FlowSteps current="동의" />
      <AlertBox tone="info" title={t.notesTitle}>
        <ul>
          {t.notes.map(note => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </AlertBox>
      <form onSubmit={submit} noValidate>
        <MissingConsents {...{ refusal, missing }} />
        <RadioGroup
          legend={t.forAll}
          name="consents-for-all"
          options={t.forAllOptions(agreedToAtOnce.length === groups.length)}
          value={areConsentsAgreed(choices, agreedToAtOnce) ? 'Y' : disagreed}
          onChange={chooseForAll}
        />
        {groups.map(group => (
          <ConsentGroupBox
            key={group}
            group={group}
            hint={t.groupHints[group]}
            {...{ choices, missing }}
            problem={messageBeside(refusal)}
            onToggle={toggle}
          />
        ))}
        <div className="page__actions">
          <LinkButton href={routes.identityCheck.path} variant="tertiary">
            {t.cancel}
          </LinkButton>
          <Button type="submit" busy={isConfirming}>
            {t.confirm}
          </Button>
        </div>
      </form>
    </Page>
  )
}

function asksForDocuments(): Promise<boolean> {
  return dialogs.confirm(t.documentsQuestion, { yes: t.yes, no: t.no })
}
