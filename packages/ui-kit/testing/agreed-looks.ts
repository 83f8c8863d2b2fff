import { afterEach } from 'vitest'
import { commands, server } from 'vitest/browser'

/** A button that refuses is grey in every variant. */
const TONED = '[data-variant]:not([aria-disabled]), [data-tone], h2[data-beside-cross], thead th'
const isRenewing = server.config.snapshotOptions.updateSnapshot === 'all'

/**
 * The tone of each button, badge and message on the page at the end of a test is agreed in the package of the test; also
 * which columns have figures, and which dialogs a cross.
 */
afterEach(async ({ task }) => {
  const [, folder] = /^(.+\/src)\//.exec(task.file.filepath) ?? []
  const looks = looksOf(document.body)
  if (!folder || looks.length === 0) return
  const file = `${folder}/agreed-looks.txt`
  const agreed = await linesOf(file)
  const others = looks.filter(look => !agreed.includes(look))
  if (others.length === 0) return
  if (!isRenewing) throw new Error(`${file} does not have these looks:\n${others.join('\n')}`)
  await commands.writeFile(file, `${[...agreed, ...others].toSorted().join('\n')}\n`)
})

/** A package has no file before its first look. */
async function linesOf(file: string): Promise<string[]> {
  const text = await commands.readFile(file).catch(() => '')
  return text.split('\n').filter(Boolean)
}

function looksOf(page: HTMLElement): string[] {
  return [...new Set([...page.querySelectorAll<HTMLElement>(TONED)].map(lookOf))]
}

/** Returns `primary button 다음`. Figures differ from test to test. */
function lookOf(part: HTMLElement): string {
  const words = part.getAttribute('aria-label') ?? part.textContent
  const start = words
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\d[\d,.:-]*/g, '0')
    .slice(0, 40)
  return `${kindOf(part)} ${part.localName} ${start.trim()}`
}

function kindOf({ localName, dataset }: HTMLElement): string | undefined {
  const { variant, tone, besideCross, numeric } = dataset
  if (localName === 'th') return numeric ? 'figures' : 'text'
  if (localName === 'h2') return besideCross === 'true' ? 'beside-cross' : 'without-cross'
  return variant ?? tone
}
