type Tokens = ReadonlyMap<string, string>

/** The smallest width with the sizes for a desktop; below it those for a phone apply. */
const DESKTOP_MIN_WIDTH = '768px'

/**
 * Unites the two values of each token. KRDS names every value twice (light / high-contrast, pc / mobile) and leaves
 * the choice to each component. Here `--krds-light-color-text-basic` and `--krds-high-contrast-color-text-basic`
 * become one `--krds-color-text-basic`, whose value depends on the mode of the root element.
 * @throws when a token refers to one that does not exist
 */
export function tokenSheet(krdsTokens: string): string {
  const tokens = readTokens(krdsTokens)
  const light = startingWith(tokens, '--krds-light-')
  const phone = startingWith(tokens, '--krds-mobile-')
  const always = new Map([...startingWith(tokens, '--krds-', isScale), ...light, ...phone])
  const highContrast = startingWith(tokens, '--krds-high-contrast-')
  const desktop = startingWith(tokens, '--krds-pc-')

  return [
    '\n/* KRDS design tokens, resolved at build. */\n@layer tokens {',
    rule(':root', always),
    `  @media (min-width: ${DESKTOP_MIN_WIDTH}) {\n${rule(':root', differing(desktop, phone))}\n  }`,
    // On paper every mode is dark on white.
    `  @media screen {\n${rule(':root[data-krds-mode="high-contrast"]', differing(highContrast, light))}\n  }`,
    '}\n',
  ].join('\n')
}

export function readTokens(css: string): Tokens {
  const raw = new Map(
    [...css.matchAll(/(--krds-[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  )
  return new Map([...raw.keys()].map(name => [name, resolved(raw, name)]))
}

function resolved(raw: Tokens, name: string): string {
  const value = raw.get(name)
  if (value === undefined) throw new Error(`KRDS has no token ${name}`)
  return value.replaceAll(/var\((--[\w-]+)\)/g, (_, other: string) => resolved(raw, other))
}

/** Spacing, heights and radii, which are the same in every mode. */
function isScale(name: string) {
  return /^(gap|padding|size|radius)-/.test(name)
}

function startingWith(tokens: Tokens, prefix: string, wanted = (_name: string) => true): Tokens {
  const found = [...tokens].filter(([name]) => name.startsWith(prefix) && wanted(name.slice(prefix.length)))
  return new Map(found.map(([name, value]) => [name.replace(prefix, '--krds-'), value]))
}

function differing(tokens: Tokens, from: Tokens): Tokens {
  return new Map([...tokens].filter(([name, value]) => from.get(name) !== value))
}

function rule(selector: string, tokens: Tokens): string {
  const declarations = [...tokens].map(([name, value]) => `    ${name}: ${value};`)
  return `  ${selector} {\n${declarations.join('\n')}\n  }`
}
