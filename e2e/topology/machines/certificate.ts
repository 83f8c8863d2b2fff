import { once } from 'node:events'
import { mkdir, readFile } from 'node:fs/promises'
import { connect, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createServer } from 'node:tls'
import { run } from '../../support/programs.ts'

/** The files of a certificate for this machine that signs itself. */
export type Certificate = { file: string; keyFile: string }

export async function makeCertificate(folder: string): Promise<Certificate> {
  const [file, keyFile] = [join(folder, 'fullchain.pem'), join(folder, 'privkey.pem')]
  await mkdir(folder, { recursive: true })
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1']
  const made = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-keyout', keyFile, '-out', file]
  await run('openssl', ['req', ...made, ...subject])
  return { file, keyFile }
}

/** Starts a proxy that speaks TLS before a port; returns its own. It ends with this process. */
export async function speakTls(port: number, { file, keyFile }: Certificate): Promise<number> {
  const [cert, key] = await Promise.all([readFile(file), readFile(keyFile)])
  const server = createServer({ cert, key }, socket => {
    const to = connect(port, '127.0.0.1')
    const end = () => [socket, to].forEach(each => each.destroy())
    for (const each of [socket, to]) each.on('error', end).on('close', end)
    socket.pipe(to).pipe(socket)
  })
  await once(server.unref().listen(0, '127.0.0.1'), 'listening')
  return (server.address() as AddressInfo).port
}
