import { developGallery, GALLERY, developOneRemote } from '../dev/one-package.ts'
import { developWholeSite } from '../dev/whole-site.ts'
import { runCommand, WrongUsage } from '../process/command.ts'
import { dataDir } from '../release/data-dir.ts'
import { readWorkspace, remotesOf, root } from '../workspace/workspace.ts'

/**
 * `npm run dev`: the whole site; `npm run dev -- mfe-apply`: that remote alone; `npm run dev -- ui-kit`: the gallery.
 * Development has data of its own.
 */
await runCommand(async () => {
  const workspace = readWorkspace(root)
  const place = dataDir('.data/dev')
  const [name, ...rest] = process.argv.slice(2)
  if (!name) return developWholeSite(workspace, place)

  const remotes = remotesOf(workspace)
  if (rest.length > 0 || ![...remotes, GALLERY].includes(name))
    throw new WrongUsage(`usage: npm run dev [-- ${[...remotes, GALLERY].join('|')}]`)
  if (name === GALLERY) return developGallery(workspace)
  return developOneRemote(workspace, name, place)
})
