import { useState } from 'react'
import { SentenceList } from 'applicant-flow/sentence-list'
import { areConsentsAgreed, CONSENT_SCREENS, declinesSharedInformation } from 'domain-rules/consent'
import { useNavigate } from 'react-router-dom'
import { useAttempt } from 'remote-kit'
import { dialogs, session } from 'shared-session'
import { AlertBox, Page, RadioGroup, useErrorTitle } from 'ui-kit'
import { ConsentForm, saveOrAlert } from '../../consents/consent-form.tsx'
import { ConsentGroupBox } from '../../consents/consent-group-box.tsx'
import { messageBeside } from '../../consents/missing-consents.tsx'
import { saveConsentScreen } from '../../consents/save-consents.ts'
import { useConsents } from '../../consents/use-consents.ts'
import { FlowSteps } from '../../flow-steps/flow-steps.tsx'
import { routes } from '../../routes.ts'
import * as t from './texts.ko.ts'

type Consents = ReturnType<typeof useConsents>

const groups = CONSENT_SCREENS.consents

/** Four groups of consents; the required ones lead on to my-data (CONS-01 to CONS-60, AMB-44 to AMB-46). */
export function ConsentsScreen() {
  const navigate = useNavigate()
  const consents = useConsents('consents')
  const { choices, refusal, missing, toggle, check } = consents
  const [, confirm, isConfirming] = useAttempt(confirmOnce)
  useErrorTitle(missing.length > 0)

  async function confirmOnce(signal: AbortSignal) {
    if (!check()) return
    if (session.get().consentsSaved === 'Y') return void navigate(routes.applicationForm.path)
    if (declinesSharedInformation(choices) && !(await handsInDocuments(signal))) return
    await saveOrAlert(async () => {
      await saveConsentScreen('consents', choices, new Date())
      session.update({ marketingConsent: choices.info_promotion_yn ?? 'N' })
      if (!signal.aborted) await navigate(routes.mydata.path)
    }, signal)
  }

  return (
    <Page title={routes.consents.title} lead={t.lead}>
      <FlowSteps current="동의" />
      <AlertBox tone="info" title={t.notesTitle}>
        <SentenceList items={t.notes} />
      </AlertBox>
      <ConsentForm
        consents={consents}
        back={routes.identityCheck.path}
        isBusy={isConfirming}
        onConfirm={confirm}
      >
        <ForAll {...consents} />
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
      </ConsentForm>
    </Page>
  )
}

/** Agrees to every item of every group at once, or to none (CONS-12, CONS-13, CONS-17, CONS-18). */
function ForAll({ choices, toggle }: Pick<Consents, 'choices' | 'toggle'>) {
  const [isDeclined, setDeclined] = useState(false)
  const isNothingAgreed = Object.values(choices).every(answer => answer !== 'Y')
  const disagreed = isDeclined && isNothingAgreed ? 'N' : undefined

  function choose(choice: 'Y' | 'N') {
    setDeclined(choice === 'N')
    toggle({ groups, isAgreed: choice === 'Y' })
  }

  return (
    <RadioGroup
      legend={t.forAll}
      name="consents-for-all"
      options={t.forAllOptions}
      value={areConsentsAgreed(choices, groups) ? 'Y' : disagreed}
      onChange={choose}
    />
  )
}

function handsInDocuments(signal: AbortSignal): Promise<boolean> {
  return dialogs.confirm(t.documentsQuestion, { yes: t.yes, no: t.no }, { signal })
}
