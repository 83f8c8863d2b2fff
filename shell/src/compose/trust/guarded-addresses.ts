type LoadingElement = HTMLScriptElement | HTMLLinkElement

/**
 * Gives every element that loads a file of a guarded folder the hash of that file. A bundler's own code makes these
 * elements, so the hash is set at the moment when an element is given its address.
 */
export class AddressGuard {
  /** The hashes of files by address, for each folder. */
  readonly #folders = new Map<string, ReadonlyMap<string, string>>()

  constructor() {
    this.#watch(HTMLScriptElement.prototype, 'src')
    this.#watch(HTMLLinkElement.prototype, 'href')
  }

  /** Guards a folder. From now on an element that would load another file of it throws. */
  add(folder: string, integrities: ReadonlyMap<string, string>): void {
    this.#folders.set(folder, integrities)
  }

  #watch(prototype: LoadingElement, name: 'src' | 'href'): void {
    const property = Object.getOwnPropertyDescriptor(prototype, name)
    const giveIntegrity = (element: LoadingElement, address: string) => this.#giveIntegrity(element, address)
    Object.defineProperty(prototype, name, {
      ...property,
      set(this: LoadingElement, address: unknown) {
        giveIntegrity(this, String(address))
        property?.set?.call(this, address)
      },
    })
    prototype.setAttribute = function (this: LoadingElement, attribute, value) {
      if (attribute.toLowerCase() === name) giveIntegrity(this, value)
      Element.prototype.setAttribute.call(this, attribute, value)
    }
  }

  #giveIntegrity(element: LoadingElement, address: string): void {
    const { origin, pathname } = new URL(address, document.baseURI)
    // A file that failed is requested again with a query.
    const file = origin + pathname
    const folder = [...this.#folders.keys()].find(each => file.startsWith(each))
    if (folder === undefined) return
    const integrity = this.#folders.get(folder)?.get(file)
    if (integrity === undefined) throw new Error(`${file} is no file of its release`)
    element.integrity = integrity
    element.crossOrigin ??= 'anonymous'
  }
}
