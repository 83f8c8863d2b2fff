export type { Lines, Turn } from '../line/lines.ts'
export { keptLines } from './kept-lines.ts'
