import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import * as contract from 'gateway-contract'
import { HttpError, serveCall, type CallContext, type ServerPart } from 'server-kit'
import { ServiceUnavailable } from '../../services/service-unavailable.ts'
import { SANDBOX_PROVIDER } from '../identity/provider.ts'
import { serveWindow } from '../identity/serve-window.ts'
import { createSandboxLookUps } from '../services/sandbox-services.ts'
import { sandboxTexts } from '../texts.ko.ts'
import { GatewayWindows } from './gateway-windows.ts'
import { acceptSigned, SIGNED } from './accept-signed.ts'
import { serveTaxOffice } from './serve-tax-office.ts'

type LookUps = ReturnType<typeof createSandboxLookUps>

/** A gateway that responds from the catalogue: every call of the contract, and the window of its identity provider. */
export function sandboxGateway(key: string): ServerPart {
  const windows = new GatewayWindows()
  const services = createSandboxLookUps(wait)
  return {
    toHttpError: error =>
      error instanceof ServiceUnavailable
        ? new HttpError(503, contract.ERRORS[503], sandboxTexts.brokenOnPurpose)
        : undefined,
    register(app) {
      serveWindow(app, {
        find: async transactionId => windows.find(transactionId),
        finish: async ending => windows.finish(ending),
        // Any site may use this gateway.
        leadsTo: 'http: https:',
      })
      void app.register(async signed => {
        acceptSigned(signed, key)
        serveIdentity(signed, windows)
        serveLookUps(signed, services)
        serveTaxOffice(signed, services.taxOffice)
      })
    },
  }
}

function serveIdentity(app: FastifyInstance, windows: GatewayWindows): void {
  const start = async ({ body, request }: CallContext<typeof contract.startVerification>) => {
    windows.begin(body)
    const windowUrl = `${request.protocol}://${request.host}${SANDBOX_PROVIDER}`
    return { windowUrl, fields: { requestId: body.transactionId } }
  }
  const outcomeOf = (id: string) => windows.find(id)?.outcome ?? { state: 'unknown' as const }
  serveCall(app, contract.startVerification, start, SIGNED)
  serveCall(app, contract.readVerification, async ({ body }) => outcomeOf(body.transactionId), SIGNED)
}

function serveLookUps(app: FastifyInstance, { realName, banks, platforms }: LookUps): void {
  const { matchRealName, findAccountHolder, listMonthlyAmounts } = contract
  const amountsOf = async (businessNumber: string) => ({
    months: await platforms.monthlyAmounts(businessNumber),
  })
  serveCall(app, matchRealName, async ({ body }) => ({ isMatch: await realName.matches(body) }), SIGNED)
  serveCall(app, findAccountHolder, async ({ body }) => ({ holder: await banks.holderOf(body) }), SIGNED)
  serveCall(app, listMonthlyAmounts, ({ body }) => amountsOf(body.businessNumber), SIGNED)
}
