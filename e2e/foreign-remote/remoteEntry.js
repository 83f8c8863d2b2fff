// A remote as a bundler outside makes it: a classic script, whose parts come by `import()` without a hash.
globalThis.mfe_foreign = {
  init() {},
  async get() {
    const { folder } = globalThis.mfe_foreign
    const lifecycles = await import(`${folder}assets/remote.js`)
    return () => lifecycles
  },
  folder: new URL('.', document.currentScript.src).pathname,
}
