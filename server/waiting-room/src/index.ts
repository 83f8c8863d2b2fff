export { queueSettings } from './queue-settings.ts'
export { createWaitingRoom } from './waiting-room.ts'
