import 'ui-kit/layers.css'
import { isIdentityPopup } from 'domain-rules/journey'
import { startIdentityPopup } from 'applicant-flow/identity-popup'
import retryChunks from 'remote-kit/chunk-retry'
import { showFailureOfWindow, showLastResort } from './start/last-resort.ts'
import { start } from './start/start.tsx'

retryChunks()

if (isIdentityPopup(location.pathname)) {
  const element = document.getElementById('frame')
  void startIdentityPopup({ element, onFailure: showFailureOfWindow })
} else {
  start().catch(showLastResort)
}
