import { createServer } from 'node:http'

// What Node's own server can do where there is nothing to decide: the measure of the waiting room. It says besides what it
// has cost so far, under the name and in the unit that the waiting room has for it.
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
