import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { serveLogout } from './logout.ts'
import { serveSetJwtCookie } from './set-jwt-cookie.ts'
import { serveTokens } from './tokens.ts'

/** The calls that begin, extend, ask for and end a session. */
export function registerSessionRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  serveSetJwtCookie(app, dependencies)
  serveTokens(app, dependencies)
  serveLogout(app, dependencies)
}
