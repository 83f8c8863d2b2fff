import * as v from 'valibot'
import { readJson } from '../http/http.ts'
import { fetchFile } from '../http/transfers.ts'

const ADDRESS_CALL = '/api/v1/common/file/presigned-download-url-not-use-token'
const AddressResponse = v.object({ data: v.pipe(v.string(), v.nonEmpty()) })

/** Downloads a public form (API-06, AMB-62, AMB-63). @throws RequestFailed, with `FORM_NOT_READY` if there is none */
export async function downloadForm(filePath: string, { timeoutMs }: { timeoutMs: number }): Promise<Blob> {
  const { data: address } = await readJson(
    `${ADDRESS_CALL}?${new URLSearchParams({ filePath })}`,
    {},
    { successStatus: 'true', shape: AddressResponse },
  )
  return fetchFile(address, { timeoutMs })
}
