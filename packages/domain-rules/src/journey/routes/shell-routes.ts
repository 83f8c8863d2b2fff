import { route, type JourneyRoute } from './route.ts'

/** Home and the pages that everybody may read (GUARD-01 to GUARD-05, GUARD-18, GUARD-22, GUARD-23, GUARD-25). */
export const shellRoutes: JourneyRoute[] = [
  route('home'),
  route('faq'),
  route('centres'),
  route('privacy'),
  route('terms'),
  route('maintenance'),
  route('objectionGuide'),
  route('userGuide'),
  route('popupPreview'),
  route('alertPreview'),
  route('licences'),
]

/** On these a provider's window ends; they come without layout, guard and timer (GUARD-19, GUARD-20). */
export const popupRoutes: JourneyRoute[] = [route('kmcResult'), route('integrationResult')]
