import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { krdsFile } from './packages.ts'
import { readTokens } from './tokens.ts'

const COMMENT = /\/\*[^]*?\*\//g
const COLOUR =
  /var\(--krds-color-[\w-]+\)|#[\da-f]{3,8}\b|\brgba?\([^)]*\)|\b(?:currentColor|transparent|Canvas|CanvasText|GrayText|Highlight|LinkText)\b/g
/** Properties that may take a colour away, have the one of the focus, or change one slowly. */
const IN_COLOUR = /^(background|border|box-shadow|fill|outline|stroke|transition)/
const OTHERWISE = /\bnone\b|var\(--krds-focus-ring\)|\b(?:[\w-]*color|fill)(?= )/g

const tokens = readTokens(readFileSync(krdsFile('resources/css/token/krds_tokens.css'), 'utf8'))

/**
 * Returns the colours of every rule in the stylesheets below this module, `light / high contrast` where they differ:
 * also of states that no test draws, of forced colours and of paper.
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
  const inColour = declarations.flatMap(declaration => {
    const [property = '', value = ''] = declaration.split(/: (.*)/)
    const colours = value.match(COLOUR) ?? (IN_COLOUR.test(property) ? value.match(OTHERWISE) : null) ?? []
    return colours.length > 0 ? [`${property}: ${colours.map(shown).join(', ')}`] : []
  })
  return inColour.length > 0 ? [`${selector} { ${inColour.join('; ')} }`] : []
}

function shown(colour: string): string {
  const token = /--krds-(color-[\w-]+)/.exec(colour)?.[1]
  if (!token) return colour
  return [...new Set([valueOf(`light-${token}`), valueOf(`high-contrast-${token}`)])].join(' / ')
}

function valueOf(token: string): string {
  const value = tokens.get(`--krds-${token}`)
  if (value === undefined) throw new Error(`KRDS has no token ${token}`)
  return value
}
