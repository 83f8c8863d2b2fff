export type { LineSettings } from './line/lines.ts'
export { queueConfig, queueSettings } from './queue-settings.ts'
export { createWaitingRoom, openWaitingRoom, type WaitingRoomPart } from './waiting-room.ts'
