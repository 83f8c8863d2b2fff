import { needs } from 'domain-rules/guard'
import { identityPopupPages as popupPages } from 'domain-rules/journey'
import { defineShell } from '../rspack.base.ts'
import { routes } from './src/routes.ts'

export default defineShell(import.meta.dirname, { routes, needs, popupPages })
