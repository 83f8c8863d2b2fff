import type { Upload, UploadList } from 'applicant-files/uploads'
import type { InspectedFile } from 'domain-rules/proof'

/** Returns the files of a field in the shape that the rules of its form need. */
export function inspectedFiles({ files }: UploadList): InspectedFile[] {
  return files.map(inspectedFile)
}

function inspectedFile({ state }: Upload): InspectedFile {
  return { isEmpty: state.kind === 'empty', refusal: state.kind === 'refused' ? state.reason : null }
}
