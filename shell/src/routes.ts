import type { ComponentType } from 'react'
import { paths } from 'domain-rules/journey'

/** Which screen of the shell draws which path; each is fetched when it is first needed. Home comes with the page. */
const screens: Readonly<Record<string, () => Promise<ComponentType>>> = {
  [paths.faq]: async () => (await import('./screens/board-faq/faq-screen.tsx')).FaqScreen,
  [paths.centres]: async () => (await import('./screens/region-center/centres-screen.tsx')).CentresScreen,
  [paths.privacy]: async () => (await import('./screens/info-privacy/privacy-screen.tsx')).PrivacyScreen,
  [paths.terms]: async () => (await import('./screens/info-terms/terms-screen.tsx')).TermsScreen,
  [paths.maintenance]: async () =>
    (await import('./screens/coming-soon/maintenance-screen.tsx')).MaintenanceScreen,
  [paths.objectionGuide]: async () =>
    (await import('./screens/objctRqst/objection-guide-screen.tsx')).ObjectionGuideScreen,
  [paths.userGuide]: async () => (await import('./screens/user-guide/user-guide-screen.tsx')).UserGuideScreen,
  [paths.popupPreview]: async () =>
    (await import('./screens/popup/popup-preview-screen.tsx')).PopupPreviewScreen,
  [paths.alertPreview]: async () =>
    (await import('./screens/modal-alert/alert-preview-screen.tsx')).AlertPreviewScreen,
  [paths.licences]: async () => (await import('./screens/licenses/licences-screen.tsx')).LicencesScreen,
}

/** Fetches the screen at `path`. Rejects when its file does not come. */
export async function loadScreen(path: string): Promise<ComponentType> {
  const load = screens[path]
  if (!load) throw new Error(`the shell has no screen at ${path}`)
  return load()
}
