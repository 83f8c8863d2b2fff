import { paths, routeTitle } from 'domain-rules/journey'
import type { Route } from 'remote-registry'
import { useSessionField } from 'shared-session'
import { AlertBox, LinkButton, Page } from 'ui-kit'
import * as t from '../texts.ko.ts'

/** The interim screen of a page: it says honestly, under its title, that it has no content yet, and leads home (ERR-02). */
export function interimScreenOf(route: Route) {
  return () => <InterimScreen route={route} />
}

function InterimScreen({ route }: { route: Route }) {
  const managementType = useSessionField('managementType')
  return (
    <Page title={routeTitle(route, { managementType })}>
      <AlertBox tone="info">
        <p>{t.notReady}</p>
      </AlertBox>
      <div className="page__actions">
        <LinkButton href={paths.home}>{t.goHome}</LinkButton>
      </div>
    </Page>
  )
}
