import { runCommand, WrongUsage } from '../process/command.ts'
import { koreanTexts } from '../texts/korean-texts.ts'
import { formats, printTexts } from '../texts/print-texts.ts'
import { untestedTexts } from '../texts/untested-texts.ts'
import { foldersNamed } from '../workspace/named-folders.ts'
import { packageFolders, readWorkspace, root } from '../workspace/workspace.ts'

const USAGE = 'usage: npm run --silent texts [-- [<package> …] [--json | --tsv] [--untested]]'

/**
 * `npm run texts`: prints every Korean text that people read, with its place, for a reviewer of language; with
 * `--untested` those that no test of their package has.
 */
await runCommand(async () => {
  const words = process.argv.slice(2)
  const find = words.includes('--untested') ? untestedTexts : koreanTexts
  const options = words.filter(word => word.startsWith('--') && word !== '--untested')
  const [option = '--plain', ...others] = options
  const format = formats.find(name => option === `--${name}`)
  if (!format || others.length > 0) throw new WrongUsage(USAGE)
  const named = foldersNamed(
    readWorkspace(root),
    'texts',
    words.filter(word => !word.startsWith('--')),
  )
  const texts = find(root, named.length > 0 ? named : packageFolders(root))
  // The process exits at the end of the command, so a pipe must have taken everything before.
  await new Promise(done => process.stdout.write(printTexts(texts, format), done))
  return 0
})
