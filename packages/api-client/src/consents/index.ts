export { saveAgreements, saveConsents } from './consents.ts'
