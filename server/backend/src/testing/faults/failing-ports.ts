import type { Dependencies } from '../../dependencies.ts'
import { ObjectStoreUnavailable } from '../../objects/object-store.ts'
import { ServiceUnavailable, type Service } from '../../services/service-unavailable.ts'
import type { FaultInjector } from './fault-injector.ts'

/** Operations that are no calls: they read what was received. */
const INSIDE = ['readReport']

/** Returns dependencies whose object store and services outside fail as the injector demands. */
export function failPorts(dependencies: Dependencies, injector: FaultInjector): Dependencies {
  const { objects, identity, taxOffice, banks, realName, platforms } = dependencies
  const service = <Port extends object>(name: Service, port: Port) =>
    failing(injector, port, { name, error: () => new ServiceUnavailable(name, 'connection failed') })
  return {
    ...dependencies,
    objects: failing(injector, objects, { name: 'objects', error: () => new ObjectStoreUnavailable('away') }),
    identity: {
      integrated: service('identity provider', identity.integrated),
      certificate: service('identity provider', identity.certificate),
      form: service('identity provider', identity.form),
    },
    taxOffice: service('tax office', taxOffice),
    banks: service('bank', banks),
    realName: service('real-name register', realName),
    platforms: service('delivery platforms', platforms),
  }
}

function failing<Port extends object>(
  injector: FaultInjector,
  port: Port,
  { name, error }: { name: string; error: () => Error },
): Port {
  return new Proxy(port, {
    get(target, key) {
      const operation: unknown = Reflect.get(target, key)
      if (typeof operation !== 'function' || INSIDE.includes(String(key))) return operation
      return async (...args: unknown[]) => {
        const way = injector.begin(`${name}: ${String(key)}`)
        if (way !== null && way !== 'lost') throw error()
        const result: unknown = await Reflect.apply(operation, target, args)
        if (way === 'lost') throw error()
        return result
      }
    },
  })
}
