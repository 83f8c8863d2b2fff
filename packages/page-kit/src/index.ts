export { default as card } from './card.module.css'
export {
  addressOf,
  CallRefused,
  readAs,
  refusalIn,
  sendCall,
  SiteUnreachable,
  type InputOf,
  type JsonCall,
  type OutputOf,
} from './calls.ts'
export { Newest } from './newest.tsx'
export { Problem } from './problem.tsx'
export { SectionsPage } from './sections-page.tsx'
export { Stale } from './stale.tsx'
export { startPage } from './start-page.tsx'
export { lineName, stepOf } from './texts.ko.ts'
export { pause, whileSeen } from './while-seen.ts'
