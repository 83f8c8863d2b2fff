import type { FastifyInstance } from 'fastify'
import { lookUpBusiness, validateBusiness } from 'gateway-contract'
import { serveCall } from 'server-kit'
import type { BusinessDescription, TaxOffice } from '../../services/tax-office/tax-office.ts'
import { SIGNED } from './accept-signed.ts'

/** Serves a tax office with the calls of the public data portal. */
export function serveTaxOffice(app: FastifyInstance, taxOffice: TaxOffice): void {
  const statusOf = async (b_no: string) => {
    const { taxStatus, taxType } = await taxOffice.lookUp(b_no)
    return { b_no, ...codes(taxStatus, taxType) }
  }
  const validationOf = async (described: BusinessDescription) => {
    const validation = await taxOffice.validate(described)
    const b_no = described.businessNumber
    if (!validation.isValid) return { b_no, valid: '02' as const }
    return { b_no, valid: '01' as const, status: codes(validation.taxStatus, validation.taxType) }
  }

  serveCall(
    app,
    lookUpBusiness,
    async ({ body }) => ({ status_code: 'OK', data: await Promise.all(body.b_no.map(statusOf)) }),
    SIGNED,
  )
  serveCall(
    app,
    validateBusiness,
    async ({ body }) => ({
      status_code: 'OK',
      data: await Promise.all(body.businesses.map(descriptionIn).map(validationOf)),
    }),
    SIGNED,
  )
}

type Described = { b_no: string; start_dt: string; p_nm: string; b_nm: string; corp_no?: string | undefined }

function descriptionIn({ b_no, start_dt, p_nm, b_nm, corp_no }: Described): BusinessDescription {
  const names = { representativeName: p_nm, companyName: b_nm }
  return { businessNumber: b_no, openingDate: start_dt, ...names, corporateNumber: corp_no }
}

// The portal numbers an exempt business otherwise than the programme (APLY-76).
function codes(b_stt_cd = '', taxType = '') {
  return { b_stt_cd, tax_type_cd: taxType === '03' ? '04' : taxType }
}
