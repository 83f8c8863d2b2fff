import type { FastifyInstance } from 'fastify'
import type { ResponseOf } from 'server-kit'
import type { Dependencies } from '../dependencies.ts'
import type { Call } from './call.ts'
import { serve, type RequestContext } from './serve.ts'

/** Adds a call of the specification to the server. */
export type Route = (app: FastifyInstance, dependencies: Dependencies) => void

/** Declares a call of the specification; `handle` names its handler, which `serve` runs. */
export function route<const C extends Call>(call: C) {
  return {
    handle<const Result extends ResponseOf<C>>(
      handler: (context: RequestContext<C>, dependencies: Dependencies) => Promise<Result>,
    ): Route {
      return (app, dependencies) => serve(app, dependencies, call, context => handler(context, dependencies))
    },
  }
}
