import { openExamples } from 'applicant-flow/examples'
import { canSubmitProof } from 'domain-rules/proof'
import { AlertBox, Button, Card, LinkButton } from 'ui-kit'
import { ProofPage } from '../../entry/proof-page.tsx'
import { routes } from '../../routes.ts'
import { ItemList } from './item-list.tsx'
import { choose, kinds, pathOf, type Kind } from './kinds.ts'
import * as t from './texts.ko.ts'

/** The two kinds of proof with a way to each: by its card, or by the documents at hand (PINT-01 to PINT-26). */
export function ProofIntroScreen() {
  return (
    <ProofPage title={routes.intro.title} lead={t.lead} gate={canSubmitProof}>
      {() => (
        <>
          {kinds.map(kind => (
            <KindCard key={kind.type} kind={kind} />
          ))}
          <AlertBox tone="warning" title={t.warningTitle}>
            <p>{t.warning}</p>
          </AlertBox>
          <ItemList />
        </>
      )}
    </ProofPage>
  )
}

function KindCard({ kind }: { kind: Kind }) {
  const { title, who, examples } = kind
  return (
    <Card title={title}>
      <p>{who}</p>
      <div className="page__actions">
        <Button
          variant="tertiary"
          aria-label={`${title} ${t.examples}`}
          onClick={() => void openExamples({ title: t.examplesOf(title), examples })}
        >
          {t.examples}
        </Button>
        <LinkButton
          href={pathOf(kind, kind.path)}
          aria-label={`${title} ${t.register}`}
          onClick={() => choose(kind, [])}
        >
          {t.register}
        </LinkButton>
      </div>
    </Card>
  )
}
