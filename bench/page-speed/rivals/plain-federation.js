/* The remotes and shares of plain federation, as its manual advises: each library once, loaded behind `import()`. */
const names = ['mfe_apply', 'mfe_proof', 'mfe_queue', 'mfe_result']
const libraries = [
  'react',
  'react/',
  'react-dom',
  'react-dom/',
  'react-router-dom',
  'jotai',
  'axios',
  'shared-session',
  'ui-kit',
]

export const remotes = Object.fromEntries(names.map(name => [name, `${name}@/assets/${name}/remoteEntry.js`]))
export const shared = Object.fromEntries(
  libraries.map(library => [library, { singleton: true, requiredVersion: false }]),
)
