import { createServer } from 'node:http'

// The measure of the waiting room: a server of Node that replies with a constant. It reports its processor time under the
// name and in the unit of the waiting room.
const text = process.env['REPLY'] ?? ''
const server = createServer((request, response) => {
  if (request.url !== '/metrics') return response.end(text)
  const { user, system } = process.cpuUsage()
  return response.end(`process_cpu_seconds_total ${(user + system) / 1_000_000}\n`)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.stdout.write(`ready http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}\n`)
})
