import './compose/singletons.ts'
import { isIdentityPopup } from 'domain-rules/journey'
import { startIdentityPopup } from 'applicant-flow/identity-popup'
import { showStartFailure } from './start/start-failure.ts'
import { start } from './start/start.tsx'

if (isIdentityPopup(location.pathname)) {
  const element = document.getElementById('frame')
  void startIdentityPopup({ element, onFailure: showStartFailure })
} else {
  start().catch(showStartFailure)
}
