/* In a rival's copy this is `shell/rspack.config.ts`: one page with all routes, without integrity and first views. */
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { needs } from 'domain-rules/guard'
import { identityPopupPages as popupPages } from 'domain-rules/journey'
import { defineShell } from '../rspack.base.ts'
import { descriptions } from './src/content/descriptions.ko.ts'
import { registry } from './src/registry.ts'
import { routes as own } from './src/routes.ts'
import { remotes, shared } from '../plain-federation.js'

const isFederated = process.env.RIVAL === 'plain federation'
const ofAreas = Object.values(registry.remotes).flatMap(({ routes }) => routes)
const routes = [...Object.values(own), ...ofAreas]
const { optimization, plugins, resolve, ...page } = defineShell(import.meta.dirname, {
  routes,
  descriptions,
  needs,
  popupPages,
})
const federation = new ModuleFederationPlugin({ name: 'shell', remotes, shared, dts: false })

export default {
  ...page,
  entry: isFederated ? './src/begin.ts' : './src/main.ts',
  optimization: { ...optimization, splitChunks: { chunks: 'async' } },
  resolve: isFederated ? { ...resolve, alias: {} } : resolve,
  plugins: [...plugins.filter(isNoCheck), ...(isFederated ? [federation] : [])],
}

function isNoCheck(plugin) {
  return plugin.constructor.name !== 'SubresourceIntegrityPlugin'
}
