/** An import that leads nowhere, or of which only the running code knows where it leads. */
export class UnresolvedImport extends Error {
  override readonly name = 'UnresolvedImport'
}
