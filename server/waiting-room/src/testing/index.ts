export type { Lines, Turn } from '../line/lines.ts'
export { spawnWaitingRoom } from './child-waiting-room.ts'
export { fillFolder } from './filled-folder.ts'
export { keptLines } from './kept-lines.ts'
