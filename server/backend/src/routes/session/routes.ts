import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { serveLogout } from './logout.ts'
import { serveSetJwtCookie } from './set-jwt-cookie.ts'
import { serveTokens } from './tokens.ts'

/** Registers the calls that begin, extend, query and end a session. */
export function registerSessionRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  serveSetJwtCookie(app, dependencies)
  serveTokens(app, dependencies)
  serveLogout(app, dependencies)
}
