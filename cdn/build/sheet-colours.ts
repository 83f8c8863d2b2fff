import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { krdsFile } from './packages.ts'
import { readTokens } from './tokens.ts'

const COMMENT = /\/\*[^]*?\*\//g
const COLOUR_TOKEN = /var\(--krds-(color-[\w-]+)\)/g
/** Properties that a rule paints with: its colours, edges and corners. Layout is left to the pictures. */
const PAINTED =
  /^(background|border|box-shadow|color|fill|forced-color-adjust|opacity|outline|stroke|text-decoration|transition|visibility)/

const tokens = readTokens(readFileSync(krdsFile('resources/css/token/krds_tokens.css'), 'utf8'))

/**
 * Returns the colours, edges and corners of every rule in the stylesheets below this module, `light / high contrast`
 * where they differ: also of states that no test draws, of forced colours and of paper.
 */
export function coloursOfSheets(moduleUrl: string): string {
  const folder = dirname(fileURLToPath(moduleUrl))
  const sheets = globSync('**/*.css', { cwd: folder, exclude: ['**/node_modules', 'dist'] }).toSorted()
  return sheets.map(sheet => coloursOf(sheet, readFileSync(join(folder, sheet), 'utf8'))).join('')
}

function coloursOf(sheet: string, css: string): string {
  const rules = rulesIn(css.replaceAll(COMMENT, '').replaceAll(/\s+/g, ' ')).flatMap(ruleOfColours)
  return rules.length > 0 ? `${[sheet, ...rules].join('\n  ')}\n` : ''
}

type Rule = { selector: string; declarations: string[] }

/** The selector begins with the conditions around the rule. */
function rulesIn(css: string): Rule[] {
  const around: string[] = []
  return [...css.matchAll(/([^{}]*)([{}])/g)].map(([, text = '', brace]) => {
    const selector = around.filter(part => !part.startsWith('@layer')).join(' ')
    const declarations = text.split(';').map(part => part.trim())
    if (brace === '{') around.push(declarations.pop() ?? '')
    else around.pop()
    return { selector, declarations }
  })
}

function ruleOfColours({ selector, declarations }: Rule): string[] {
  const painted = declarations.filter(each => PAINTED.test(each) || each.includes('--krds-color-'))
  return painted.length > 0 ? [`${selector} { ${painted.map(shown).join('; ')} }`] : []
}

function shown(declaration: string): string {
  return declaration.replaceAll(COLOUR_TOKEN, (_, token: string) =>
    [...new Set([valueOf(`light-${token}`), valueOf(`high-contrast-${token}`)])].join(' / '),
  )
}

function valueOf(token: string): string {
  const value = tokens.get(`--krds-${token}`)
  if (value === undefined) throw new Error(`KRDS has no token ${token}`)
  return value
}
