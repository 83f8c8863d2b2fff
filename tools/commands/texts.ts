import { runCommand, WrongUsage } from '../process/command.ts'
import { koreanTexts } from '../texts/korean-texts.ts'
import { formats, printTexts } from '../texts/print-texts.ts'
import { foldersNamed } from '../workspace/named-folders.ts'
import { packageFolders, readWorkspace, root } from '../workspace/workspace.ts'

const USAGE = 'usage: npm run --silent texts [-- [<package> …] [--json | --tsv]]'

/** `npm run texts`: prints every Korean text that people read, with its place, for a reviewer of language. */
await runCommand(async () => {
  const words = process.argv.slice(2)
  const [option = '--plain', ...others] = words.filter(word => word.startsWith('--'))
  const format = formats.find(name => option === `--${name}`)
  if (!format || others.length > 0) throw new WrongUsage(USAGE)
  const named = foldersNamed(
    readWorkspace(root),
    'texts',
    words.filter(word => !word.startsWith('--')),
  )
  const texts = koreanTexts(root, named.length > 0 ? named : packageFolders(root))
  // The process exits at the end of the command, so a pipe must have taken everything before.
  await new Promise(done => process.stdout.write(printTexts(texts, format), done))
  return 0
})
