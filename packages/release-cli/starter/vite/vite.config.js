import { readFileSync } from 'node:fs'
import { federation } from '@module-federation/vite'
import { defineConfig } from 'vite'

const about = JSON.parse(readFileSync('about.json', 'utf8'))

// Each shared door is named by itself: of `react-dom/` the plug-in would bundle a second `react-dom/client`.
const versions = {
  react: '^19.0.0',
  'react/jsx-runtime': '^19.0.0',
  'react-dom': '^19.0.0',
  'react-dom/client': '^19.0.0',
  'shared-session': '^1.0.0',
}
const shared = name => [
  name,
  { singleton: true, strictVersion: true, requiredVersion: versions[name], import: false },
]

export default defineConfig({
  base: `/remotes/${about.name}/${about.version}/`, // the address of this version on the site
  plugins: [
    federation({
      name: about.name.replaceAll('-', '_'),
      filename: 'remoteEntry.module.js',
      varFilename: 'remoteEntry.js', // the classic script that the page loads
      exposes: { './remote': './src/remote.jsx' },
      shared: Object.fromEntries(Object.keys(versions).map(shared)),
      dts: false,
      manifest: false,
    }),
  ],
  // Vite wants an input; a remote has no page.
  build: { target: 'es2022', modulePreload: false, rolldownOptions: { input: 'src/empty.js' } },
})
