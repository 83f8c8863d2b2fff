/** An import whose target is missing or is computed at run time. */
export class UnresolvedImport extends Error {
  override readonly name = 'UnresolvedImport'
}
