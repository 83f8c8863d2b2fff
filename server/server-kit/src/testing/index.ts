export { createServer } from '../create-server.ts'
export { spawnServer, type ChildServer } from './child-server.ts'
export { startTestServer, type TestServer } from './test-server.ts'
