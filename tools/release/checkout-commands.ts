import { resolve } from 'node:path'
import { publish, siteCommands, type Asked, type Command, type Commands, type Result } from 'release-cli'
import { openReleases, signLive } from 'release-store'
import { WrongUsage } from '../process/command.ts'
import { readWorkspace, root } from '../workspace/workspace.ts'
import { buildRemote } from './build-remote.ts'
import { checkShell } from './check-shell.ts'
import { dataDir } from './data-dir.ts'
import { releaseNotes } from './notes.ts'
import { packCli } from './pack-cli.ts'

const FOLDER = /^\.|[/\\]/

/** The commands of `npm run release`: those of any site, and those that need this checkout or the site's keys. */
export const checkoutCommands: Commands = {
  ...siteCommands,
  publish: {
    args: '[remote]',
    about: 'builds a remote, or takes the build in a folder (./dist), and makes it live',
    options: ['store-only', 'version', 'from'],
    run: async (asked, openSite) => publish(await folderOf(asked), asked, await openSite()),
  },
  sign: {
    about: 'signs the live releases anew, with the keys of this machine',
    run: sign,
  },
  'check-shell': {
    args: '[folder]',
    about: 'checks that a newly built shell fits the live releases',
    async run({ names: { folder }, options }) {
      await checkShell(folder || undefined, options.site)
      return { value: { refusals: [] }, lines: ['Every live release runs in the pages of this shell.'] }
    },
  },
  pack: {
    args: '[folder]',
    about: 'packs these commands for teams outside, as npm pack does',
    async run({ names: { folder } }) {
      const file = await packCli(resolve(folder || '.'))
      return { value: { file }, lines: [file] }
    },
  },
  notes: {
    args: '<remote> [commit]',
    about: 'prints the changes since its last release, or since a commit',
    run: notes,
  },
}

/** Returns the folder of the build. A name with a dot first or a slash is a folder; any other is built here. */
async function folderOf({ names: { remote }, options: { from, version } }: Asked): Promise<string> {
  if (from !== undefined && remote) throw new WrongUsage(`${remote} is one too many beside --from.`)
  const folder = from ?? (FOLDER.test(remote) ? remote : undefined)
  if (folder !== undefined && version !== undefined)
    throw new WrongUsage(
      'A build has its version in release.json; --version is for a remote that is built here.',
    )
  if (folder !== undefined) return resolve(folder)
  if (remote) return buildRemote(remote, version)
  throw new WrongUsage('publish needs a remote, or a folder.')
}

async function sign({ options }: Asked): Promise<Result> {
  if (options.site !== undefined)
    throw new WrongUsage('sign works on the data folder of the site, where its key is.')
  const isSigned = await signLive(openReleases({ dataDir: dataDir() }))
  const line = isSigned
    ? 'The live releases were signed anew.'
    : 'The live releases have valid signatures already.'
  return { value: { isSigned }, lines: [line], isChange: isSigned }
}

async function notes({ names: { remote, commit } }: Asked): ReturnType<Command['run']> {
  const value = await releaseNotes(readWorkspace(root), remote, commit || undefined)
  const lines = value.map(title => `- ${title}`)
  return { value, lines: lines.length > 0 ? lines : [`Nothing changed in ${remote}.`] }
}
