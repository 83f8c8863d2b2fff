import { resolve } from 'node:path'
import { randomKey, signingKeys } from 'release-store'
import type { Commands } from '../command.ts'
import { siteCommands } from '../site-commands.ts'
import { createRemote } from './create-remote.ts'
import { describeBuild } from './describe-build.ts'
import { serveAlone } from './serve-alone.ts'

/** The commands of the package for teams outside. `home` is its folder, with the starter and the frame. */
export function outsideCommands(home: string): Commands {
  return {
    create: {
      args: '<remote>',
      about: 'makes a folder with a new remote, such as mfe-hello',
      options: ['bundler'],
      async run({ names: { remote }, options: { bundler = 'vite' } }) {
        const folder = await createRemote(home, remote, bundler)
        const next = `Next: cd ${remote}, npm install, npm run build, npm start.`
        return { value: { folder }, lines: [`${folder} is a remote, built with ${bundler}.`, next] }
      },
    },
    describe: {
      args: '<folder>',
      about: 'writes the release.json of a build, from about.json beside the folder',
      options: ['version'],
      async run({ names: { folder }, options: { version } }) {
        const value = await describeBuild(resolve(folder), version)
        return {
          value,
          lines: [`${value.name} ${value.version}: ${value.files.length} files are in release.json.`],
        }
      },
    },
    alone: {
      args: '<folder>',
      about: 'runs a build alone in a page on this machine, with a session editor',
      options: ['port'],
      async run({ names: { folder }, options: { port = '4300' } }) {
        const address = await serveAlone({ home, folder: resolve(folder) }, Number(port))
        return { value: { address }, lines: [`${address}  (reload after a build; Ctrl-C ends it)`] }
      },
    },
    key: {
      about: 'prints the public key of PUBLISHER_KEY, or makes a new pair',
      async run() {
        const secret = process.env['PUBLISHER_KEY'] || randomKey()
        const [key] = await signingKeys('publishers', '', { PUBLISHER_KEY: secret })
        const isNew = secret !== process.env['PUBLISHER_KEY']
        const value = { ...(isNew && { PUBLISHER_KEY: secret }), publicKey: key?.publicKey }
        return { value, lines: Object.entries(value).map(([name, text]) => `${name}  ${text}`) }
      },
    },
    ...siteCommands,
  }
}
