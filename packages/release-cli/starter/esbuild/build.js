import { build } from 'esbuild'

/** The packages that the page provides, each with the beginning of the version that fits. */
const SHARED = { react: '19.', 'react/jsx-runtime': '19.', 'react-dom/client': '19.', 'shared-session': '1.' }

/** Takes the shared packages from the page, in place of bundling them. */
const fromPage = {
  name: 'from-page',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /.*/ }, ({ path }) => (SHARED[path] ? { path, namespace: 'page' } : undefined))
    onLoad({ filter: /.*/, namespace: 'page' }, ({ path }) => ({
      contents: `module.exports = require('./src/shared.cjs').fromPage('${path}', '${SHARED[path]}')`,
      resolveDir: '.',
    }))
  },
}

await build({
  entryPoints: ['src/container.js'],
  bundle: true,
  format: 'iife',
  minify: true,
  jsx: 'automatic',
  outfile: 'dist/remoteEntry.js',
  plugins: [fromPage],
})
