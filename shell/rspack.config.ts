import { needs } from 'domain-rules/guard'
import { identityPopupPages as popupPages } from 'domain-rules/journey'
import { defineShell } from '../rspack.base.ts'
import { descriptions } from './src/content/descriptions.ko.ts'
import { routes } from './src/routes.ts'

export default defineShell(import.meta.dirname, { routes, descriptions, needs, popupPages })
