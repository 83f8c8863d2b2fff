export { startIdentityPopup } from './start-identity-popup.tsx'
