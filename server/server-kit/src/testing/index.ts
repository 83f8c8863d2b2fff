export { createServer } from '../process/create-server.ts'
export { spawnServer, type ChildServer } from './child-server.ts'
export { startSilentLine, type SilentLine } from './silent-line.ts'
export { startTestServer, type TestServer } from './test-server.ts'
