import { createServer } from 'node:http'

// The baseline for the waiting room: a Node server that replies with a constant. It reports its processor time as the
// waiting room does.
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
