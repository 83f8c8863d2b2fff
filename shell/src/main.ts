import 'ui-kit/layers.css'
import { isIdentityPopup } from 'domain-rules/journey'
import { startIdentityPopup } from 'applicant-flow/identity-popup'
import retryChunks from 'remote-kit/chunk-retry'
import { showFailure, showLastResort } from './start/last-resort.ts'
import { nextTask } from './start/next-task.ts'

retryChunks()

if (isIdentityPopup(location.pathname)) {
  const element = document.getElementById('frame')
  void startIdentityPopup({ element, onFailure: showFailure })
} else {
  startInTasks().catch(showLastResort)
}

/** Evaluates the app in tasks of their own, React first. All of it is in the page by now. */
async function startInTasks(): Promise<void> {
  await nextTask()
  await import(/* webpackMode: "eager" */ 'react-dom/client')
  await nextTask()
  const { start } = await import(/* webpackMode: "eager" */ './start/start.tsx')
  await start()
}
