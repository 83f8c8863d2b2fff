import { startDatabaseServer } from './database-server.ts'

// A program that prints the addresses of a database server as JSON, and runs it until it is asked to stop.
const { server, stop } = await startDatabaseServer()
process.once('SIGTERM', () => void stop().then(() => process.exit(0)))
process.stdout.write(`${JSON.stringify(server)}\n`)
