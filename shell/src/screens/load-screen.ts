import type { ComponentType } from 'react'
import { routes } from '../routes.ts'

/**
 * The screens of the shell by path. Each is fetched when it is first needed; home is in the first file. Screens of text
 * share one file, since home holds name and hash of each.
 */
const screens: Readonly<Record<string, () => Promise<ComponentType>>> = {
  [routes.faq.path]: async () => (await import('./board-faq/faq-screen.tsx')).FaqScreen,
  [routes.centres.path]: async () => (await import('./region-center/centres-screen.tsx')).CentresScreen,
  [routes.privacy.path]: async () => (await texts()).PrivacyScreen,
  [routes.terms.path]: async () => (await texts()).TermsScreen,
  [routes.maintenance.path]: async () =>
    (await import('./coming-soon/maintenance-screen.tsx')).MaintenanceScreen,
  [routes.objectionGuide.path]: async () => (await texts()).ObjectionGuideScreen,
  [routes.notices.path]: async () => (await import('./notices/notices-screen.tsx')).NoticesScreen,
  [routes.userGuide.path]: async () => (await texts()).UserGuideScreen,
  [routes.announcement.path]: async () => (await texts()).AnnouncementScreen,
  [routes.search.path]: async () => (await import('./search/search-screen.tsx')).SearchScreen,
  [routes.sitemap.path]: async () => (await texts()).SitemapScreen,
  [routes.english.path]: async () => (await texts()).EnglishScreen,
  [routes.popupPreview.path]: async () =>
    (await import('./popup/popup-preview-screen.tsx')).PopupPreviewScreen,
  [routes.alertPreview.path]: async () =>
    (await import('./modal-alert/alert-preview-screen.tsx')).AlertPreviewScreen,
  [routes.licences.path]: async () => (await texts()).LicencesScreen,
}

const texts = () => import('./text-screens.ts')

/** Fetches the screen at `path`. Rejects if its file does not load. */
export async function loadScreen(path: string): Promise<ComponentType> {
  const load = screens[path]
  if (!load) throw new Error(`the shell has no screen at ${path}`)
  return load()
}
