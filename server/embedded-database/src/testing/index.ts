export { postgresAccount } from '../postgres-account.ts'
export { postgresPrograms } from '../postgres-programs.ts'
export { runningUrl } from './running-url.ts'
