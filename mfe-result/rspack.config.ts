import { identityPopupPages as popupPages } from 'domain-rules/journey'
import { defineRemote } from '../rspack.base.ts'
import { routes } from './src/routes.ts'

export default defineRemote(import.meta.dirname, { slot: 'main', routes, devPort: 9002, popupPages })
