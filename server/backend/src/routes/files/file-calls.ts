import type { FastifyInstance, FastifyRequest } from 'fastify'
import { serve } from '../../contract/serve.ts'
import type { Dependencies } from '../../dependencies.ts'
import { downloadAddress, downloadAddressCall, formAddress, formAddressCall } from './download-address.ts'
import { downloadFile, downloadFileCall } from './download-file.ts'
import { absolute, issueUpload, issueUploadCall, uploadData } from './issue-upload.ts'
import { serveObjects } from './objects.ts'

/** Serves the calls that transfer files, and the addresses that they return. */
export function serveFiles(app: FastifyInstance, dependencies: Dependencies): void {
  const { objects } = dependencies
  serveObjects(app, dependencies)

  serve(app, dependencies, issueUploadCall, async ({ applicant, body, request }) => {
    const upload = await issueUpload(dependencies, applicant, body)
    return { success: true, data: uploadData(upload, originOf(request)) }
  })

  serve(app, dependencies, downloadAddressCall, async ({ applicant, query, request }) => {
    const address = await downloadAddress(dependencies, applicant, query.filePath)
    return { success: true, data: absolute(address, originOf(request)) }
  })

  serve(app, dependencies, formAddressCall, async ({ query, request }) => {
    const address = await formAddress(objects, query.filePath)
    return { success: true, data: absolute(address, originOf(request)) }
  })

  serve(app, dependencies, downloadFileCall, async ({ applicant, params, reply }) => {
    const { headers, content } = await downloadFile(dependencies, applicant, params.id)
    void reply.headers(headers)
    return content
  })
}

function originOf({ protocol, host }: FastifyRequest): string {
  return `${protocol}://${host}`
}
