import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { run } from '../../support/programs.ts'
import type { Account } from './machine.ts'
import type { Network } from './network.ts'

/** The files of a certificate that signs itself. */
export type Certificate = { file: string; keyFile: string }

/** The things that all machines of a run share. */
export type Place = { folder: string; network: Network; certificate: Certificate }

const ADDRESSES = ['127.0.0.1', ...Array.from({ length: 30 }, (_, place) => `10.77.0.${place + 1}`)]

/** Makes a certificate for every machine of a run. */
export async function makeCertificate(folder: string): Promise<Certificate> {
  const [file, keyFile] = [join(folder, 'fullchain.pem'), join(folder, 'privkey.pem')]
  await mkdir(folder, { recursive: true })
  const names = ADDRESSES.map(ip => `IP:${ip}`).join()
  const subject = ['-subj', '/CN=localhost', '-addext', `subjectAltName=${names}`]
  const made = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-keyout', keyFile, '-out', file]
  await run('openssl', ['req', ...made, ...subject])
  return { file, keyFile }
}

/** Makes a folder that the account owns, with a copy of the certificate that it alone reads. */
export async function ownFolder({ certificate }: Place, folder: string, account: Account): Promise<void> {
  const owner = account ? ['-o', String(account.uid), '-g', String(account.gid)] : []
  await run('install', ['-d', ...owner, folder])
  const { file, keyFile } = certificate
  await run('install', ['-m', '600', ...owner, file, keyFile, folder])
}
