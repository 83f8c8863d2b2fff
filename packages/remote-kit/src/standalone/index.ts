export { QueueControls } from './queue-controls.tsx'
export { runAlone, showCrash, showStandalonePage, type Alone } from './standalone-page.tsx'
