export { QueueControls } from './queue-controls.tsx'
export { runAlone, showCrash, type Alone } from './run-alone.ts'
export { showStandalonePage } from './standalone-page.tsx'
