import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { repository } from '../support/site/repository.ts'

/** The pictures of this machine's runs, by digest: a stored digest finds its picture, if it was ever drawn here. */
const drawn = join(repository, '.cache/pictures')

type Draw = () => Promise<Buffer>

/** Compares the digests of pictures with the stored ones. Those that differ are attached beside the former ones. */
export async function expectDigests(name: string, looks: Readonly<Record<string, Draw>>): Promise<void> {
  const file = `${name}.txt`.split('/')
  const stored = digestsIn(test.info().snapshotPath(...file))
  const lines: string[] = []
  for (const [look, draw] of Object.entries(looks)) {
    const former = stored.get(look)
    const digest = await digestOf(draw, former)
    lines.push(`${look} ${digest}\n`)
    if (former === undefined || former === digest) continue
    await attach(`${look}-expected.jpg`, former)
    await attach(`${look}-actual.jpg`, digest)
  }
  expect.soft(lines.join('')).toMatchSnapshot(file)
}

/** Draws again what differs: a caret blinks in forced colours, and a font may arrive late. */
async function digestOf(draw: Draw, former: string | undefined, left = 3): Promise<string> {
  const digest = keep(await draw())
  return left === 0 || former === undefined || digest === former ? digest : digestOf(draw, former, left - 1)
}

function digestsIn(file: string): Map<string, string> {
  if (!existsSync(file)) return new Map()
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  return new Map(lines.map(line => line.split(' ') as [string, string]))
}

const fileOf = (digest: string) => join(drawn, `${digest}.jpg`)

function keep(picture: Buffer): string {
  const digest = createHash('sha256').update(picture).digest('hex').slice(0, 16)
  mkdirSync(drawn, { recursive: true })
  writeFileSync(fileOf(digest), picture)
  return digest
}

async function attach(name: string, digest: string): Promise<void> {
  const path = fileOf(digest)
  if (existsSync(path)) await test.info().attach(name, { path, contentType: 'image/jpeg' })
}
