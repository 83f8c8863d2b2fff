import './compose/singletons.ts'
import { isIdentityPopup } from 'domain-rules/journey'
import { startIdentityPopup } from 'applicant-flow/identity-popup'
import { showFailureOfWindow, showLastResort } from './start/last-resort.ts'
import { start } from './start/start.tsx'

if (isIdentityPopup(location.pathname)) {
  const element = document.getElementById('frame')
  void startIdentityPopup({ element, onFailure: showFailureOfWindow })
} else {
  start().catch(showLastResort)
}
