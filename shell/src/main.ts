import './compose/singletons.ts'
import { isIdentityPopup } from 'domain-rules'
import { startIdentityPopup } from './start/start-identity-popup.tsx'
import { showStartFailure } from './start/start-failure.ts'
import { start } from './start/start.tsx'

if (isIdentityPopup(location.pathname)) void startIdentityPopup()
else start().catch(showStartFailure)
