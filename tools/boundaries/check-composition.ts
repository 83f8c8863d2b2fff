import { composition } from './allowed-imports.ts'
import type { Tree, Violation } from './tree.ts'

/** Only the composing code uses Module Federation and single-spa. */
export function checkComposition({ files }: Tree): Violation[] {
  const others = files.filter(({ path }) => !composition.places.some(place => place.test(path)))
  return others.flatMap(({ path, imports }) => {
    const wrong = imports.filter(({ specifier }) =>
      composition.libraries.some(library => library.test(specifier)),
    )
    return wrong.map(({ specifier, line }) => {
      return { path: `${path}:${line}`, message: `only shell/src/compose knows ${specifier}` }
    })
  })
}
