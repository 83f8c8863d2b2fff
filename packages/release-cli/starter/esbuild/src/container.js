import { connect } from './shared.cjs'

// The container that the page loads: Module Federation, written by hand.
globalThis.mfe_hello = {
  init: connect,
  get: async () => {
    const lifecycles = await import('./remote.jsx') // not before `init`: it needs the shared packages
    return () => lifecycles
  },
}
