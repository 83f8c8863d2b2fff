export { QueueControls } from './queue-controls.tsx'
export { runAlone } from './run-alone.ts'
export { showStandalonePage } from './standalone-page.tsx'
