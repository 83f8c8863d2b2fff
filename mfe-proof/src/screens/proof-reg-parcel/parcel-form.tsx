import type { ProofOwner } from 'api-client/proof'
import { SentenceList } from 'applicant-flow/sentence-list'
import { AlertBox, Button, Checkbox, CheckboxGroup, Form, LinkButton, Skeleton } from 'ui-kit'
import { Agreement } from '../../agreement/agreement.tsx'
import * as entryTexts from '../../entry/texts.ko.ts'
import styles from '../../form/form.module.css'
import { ProblemSummary } from '../../registration/problem-summary.tsx'
import { routes } from '../../routes.ts'
import * as t from './texts.ko.ts'
import { fieldId, useParcelDraft, useParcelForm } from './use-parcel-form.tsx'

/** Cautions, agreement, carriers and request (PPAR-02 to PPAR-09). */
export function ParcelForm({ owner }: { owner: ProofOwner }) {
  const draft = useParcelDraft(owner)
  if (!draft) return <Skeleton label={entryTexts.loading} lines={6} />
  return <OpenForm owner={owner} draft={draft} />
}

type OpenProps = { owner: ProofOwner; draft: NonNullable<ReturnType<typeof useParcelDraft>> }

function OpenForm({ owner, draft }: OpenProps) {
  const form = useParcelForm(owner, draft)
  const { problems, isRunning } = form

  return (
    <Form onSubmit={form.request}>
      <ProblemSummary problems={problems} fieldId={fieldId} />
      <AlertBox tone="warning" title={t.cautions.title}>
        <SentenceList items={t.cautions.list} />
      </AlertBox>
      <div className={styles['locked']} inert={isRunning}>
        <Agreement
          id={fieldId('agreement')}
          points={t.agreement}
          isAgreed={form.isAgreed}
          onChange={form.agree}
          problem={problems.of('agreement')}
        />
        <CheckboxGroup
          id={fieldId('carriers')}
          legend={t.carriers.legend}
          hint={t.carriers.hint}
          required
          problem={problems.of('carriers')}
        >
          {form.offered.map(carrier => (
            <Checkbox
              key={carrier}
              label={carrier}
              checked={form.carriers.includes(carrier)}
              onChange={isChosen => form.choose(carrier, isChosen)}
            />
          ))}
        </CheckboxGroup>
      </div>
      <div className="page__actions">
        <LinkButton href={routes.intro.path} variant="tertiary">
          {t.back}
        </LinkButton>
        <Button type="submit" busy={isRunning}>
          {isRunning ? t.requesting : t.request}
        </Button>
      </div>
    </Form>
  )
}
