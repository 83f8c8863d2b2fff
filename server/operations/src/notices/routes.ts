import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { changeNotice, readNotices } from 'ops-api'
import type { Registry } from 'release-format'
import { validNotices } from 'release-format/notices'
import type { Releases } from 'release-store'
import { HttpError, type CallContext } from 'server-kit'
import { serveOperation } from '../access/serve-operation.ts'
import type { AuditRequest } from '../audit.ts'
import * as t from '../texts.ko.ts'

const MOST = 100

type Needed = { releases: Releases; audit: AuditRequest }

/** Serves the notices of officers. The audit log has each that is published, changed or deleted. */
export function registerNoticeRoutes(ops: FastifyInstance, needed: Needed): void {
  serveOperation(ops, readNotices, () => noticesNow(needed.releases))
  serveOperation(ops, changeNotice, context => change(needed, context))
}

/** Returns all stored notices. Throws `InvalidRegistry`. */
export async function noticesNow({ storage }: Pick<Releases, 'storage'>) {
  return noticesIn(await storage.readRegistry())
}

function noticesIn({ notices = { revision: 0, list: [] } }: Registry) {
  return { ...notices, list: validNotices(notices.list) }
}

async function change(
  { releases, audit }: Needed,
  { body: { id, notice, basedOn }, request }: CallContext<typeof changeNotice>,
) {
  const written = notice && { id: id ?? randomBytes(6).toString('base64url'), ...notice }
  const subject = written ?? (await noticesNow(releases)).list.find(each => each.id === id)
  if (!subject) throw noSuchNotice()
  const registry = await releases.storage.changeRegistry(async before => {
    const { revision, list } = noticesIn(before)
    if (revision !== basedOn) throw new HttpError(409, 'NOTICES_CHANGED', t.noticesChanged)
    const others = list.filter(each => each.id !== id)
    if (id !== undefined && others.length === list.length) throw noSuchNotice()
    if (others.length >= MOST) throw new HttpError(409, 'TOO_MANY_NOTICES', t.tooManyNotices)
    return { ...before, notices: { revision: revision + 1, list: written ? [...others, written] : others } }
  })
  const verb = !written ? 'delete' : id === undefined ? 'publish' : 'change'
  const { title, place, from: begins, until: ends } = subject
  await audit(request, `notice.${verb}`, { id: subject.id, title, place, begins, ends })
  return noticesIn(registry)
}

function noSuchNotice(): HttpError {
  return new HttpError(404, 'NOTICE_NOT_FOUND', t.noticeNotFound)
}
