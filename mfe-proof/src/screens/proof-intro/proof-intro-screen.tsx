import { paths } from 'domain-rules/journey'
import { AlertBox, Card, LinkButton, Page } from 'ui-kit'
import { routes } from '../../routes.ts'
import * as t from './texts.ko.ts'

/** The two kinds of proof and the documents that count for each; registering is announced as not ready yet. */
export function ProofIntroScreen() {
  return (
    <Page title={routes.intro.title} lead={t.lead}>
      <AlertBox tone="warning" title={t.warningTitle}>
        <p>{t.warning}</p>
      </AlertBox>
      {t.kinds.map(kind => (
        <Card key={kind.title} title={kind.title}>
          <p>{kind.who}</p>
          <h3>{t.documentsTitle}</h3>
          <ul>
            {kind.documents.map(document => (
              <li key={document}>{document}</li>
            ))}
          </ul>
        </Card>
      ))}
      <AlertBox tone="info">
        <p>{t.notReady}</p>
      </AlertBox>
      <div className="page__actions">
        <LinkButton href={paths.home}>{t.goHome}</LinkButton>
      </div>
    </Page>
  )
}
