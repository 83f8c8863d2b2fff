import { paths } from 'domain-rules/journey'
import { AlertBox, Card, LinkButton, Page } from 'ui-kit'
import { routes } from '../../routes.ts'
import { texts } from '../../texts.ko.ts'

const { lead, warningTitle, warning, kinds, documentsTitle, notReady, goHome } = texts.intro

/** The two kinds of proof and the documents that count for each; registering is announced as not ready yet. */
export function ProofIntroScreen() {
  return (
    <Page title={routes.intro.title} lead={lead}>
      <AlertBox tone="warning" title={warningTitle}>
        <p>{warning}</p>
      </AlertBox>
      {kinds.map(kind => (
        <Card key={kind.title} title={kind.title}>
          <p>{kind.who}</p>
          <h3>{documentsTitle}</h3>
          <ul>
            {kind.documents.map(document => (
              <li key={document}>{document}</li>
            ))}
          </ul>
        </Card>
      ))}
      <AlertBox tone="info">
        <p>{notReady}</p>
      </AlertBox>
      <div className="page__actions">
        <LinkButton href={paths.home}>{goHome}</LinkButton>
      </div>
    </Page>
  )
}
