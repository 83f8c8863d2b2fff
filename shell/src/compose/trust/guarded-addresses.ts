type Loading = HTMLScriptElement | HTMLLinkElement

/** The hash of each file, by address, in the folders that are guarded. */
const guarded = new Map<string, ReadonlyMap<string, string>>()

/**
 * From now on an element that loads from this folder gets the hash of what it loads, and one that would load a file
 * without a hash throws. A bundler's own code makes these elements, so it happens where an address is given to one.
 */
export function guardAddresses(folder: string, integrities: ReadonlyMap<string, string>): void {
  if (guarded.size === 0) {
    watchAddress(HTMLScriptElement.prototype, 'src')
    watchAddress(HTMLLinkElement.prototype, 'href')
  }
  guarded.set(folder, integrities)
}

function watchAddress(prototype: Loading, name: 'src' | 'href'): void {
  const property = Object.getOwnPropertyDescriptor(prototype, name)
  Object.defineProperty(prototype, name, {
    ...property,
    set(this: Loading, address: unknown) {
      giveIntegrity(this, String(address))
      property?.set?.call(this, address)
    },
  })
  prototype.setAttribute = function (this: Loading, attribute, value) {
    if (attribute.toLowerCase() === name) giveIntegrity(this, value)
    Element.prototype.setAttribute.call(this, attribute, value)
  }
}

function giveIntegrity(element: Loading, address: string): void {
  const { origin, pathname } = new URL(address, document.baseURI)
  // A file that failed is asked for again with a query.
  const file = origin + pathname
  const folder = [...guarded.keys()].find(each => file.startsWith(each))
  if (folder === undefined) return
  const integrity = guarded.get(folder)?.get(file)
  if (integrity === undefined) throw new Error(`${file} is no file of its release`)
  element.integrity = integrity
  element.crossOrigin ??= 'anonymous'
}
