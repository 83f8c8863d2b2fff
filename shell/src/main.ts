import 'ui-kit/layers.css'
import { isIdentityPopup } from 'domain-rules/journey'
import { startIdentityPopup } from 'applicant-flow/identity-popup'
import retryChunks from 'remote-kit/chunk-retry'
import { showFailure, showLastResort } from './start/last-resort.ts'
import { nextTask } from './start/next-task.ts'

retryChunks()
requestHinted()

if (isIdentityPopup(location.pathname)) {
  const element = document.getElementById('frame')
  void startIdentityPopup({ element, onFailure: showFailure })
} else {
  startInTasks().catch(showLastResort)
}

/** Requests the scripts that the document hints at: they would have taken half of the line from this one. */
function requestHinted(): void {
  for (const hint of document.querySelectorAll('link[rel=preload][as=script]')) hint.removeAttribute('media')
}

/** Evaluates the app in tasks of their own, React first. All of it is in this file. */
async function startInTasks(): Promise<void> {
  await nextTask()
  await import(/* webpackMode: "eager" */ 'react-dom/client')
  await nextTask()
  const { start } = await import(/* webpackMode: "eager" */ './start/start.tsx')
  await start()
}
