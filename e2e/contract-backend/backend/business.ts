import type { Calls } from './exchange.ts'

/** The application that every registration opens. It is for quick support, which asks for the delivery fee. */
export const APPLICATION = 'A-2025-1'

export const businessCalls: Calls = {
  'POST /api/v1/business/first/register': () => ({
    json: {
      status: 200,
      message: '',
      result: {
        aplyNo: APPLICATION,
        aplyType: '신속',
        mngFrGb: '1',
        stepData: { bSttCd: '01' },
        errCd: null,
      },
    },
  }),
}
