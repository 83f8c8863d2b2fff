let scope = {}

exports.connect = given => {
  scope = given
}

/** Returns the page's one copy of a package, whose version has to begin with `fit`. */
exports.fromPage = (name, fit) => {
  const [version, copy] = Object.entries(scope[name] ?? {})[0] ?? []
  if (!copy || !version.startsWith(fit)) throw new Error(`needs another ${name} than ${version}`)
  return copy.lib()
}
