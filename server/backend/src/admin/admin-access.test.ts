import type { FastifyRequest } from 'fastify'
import { expect, it } from 'vitest'
import { adminActorOf } from './admin-access.ts'

const actorOf = (name?: string | string[]) =>
  adminActorOf({ headers: { ...(name !== undefined && { 'x-admin-user': name }) } } as FastifyRequest)

it.each(['case.worker@7', 'a', 'x'.repeat(64)])('a plain name of an admin is in the audit log: %s', name => {
  expect(actorOf(name)).toBe(`admin:${name}`)
})

it.each([undefined, '', 'x'.repeat(65), 'case worker', 'kim\n', '김', ['kim', 'lee']])(
  'any other is left out: %j',
  name => {
    expect(actorOf(name)).toBe('admin')
  },
)
