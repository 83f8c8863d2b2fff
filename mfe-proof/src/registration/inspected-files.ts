import type { Upload, UploadList } from 'applicant-files/uploads'
import type { InspectedFile } from 'domain-rules/proof'

/** The files of a field as the rules of its form judge them. */
export function inspectedFiles({ files }: UploadList): InspectedFile[] {
  return files.map(inspectedFile)
}

function inspectedFile({ state }: Upload): InspectedFile {
  return { isEmpty: state.kind === 'empty', refusal: state.kind === 'refused' ? state.reason : null }
}
