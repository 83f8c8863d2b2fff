/** Texts about public documents, the specification's sentences (ERR-02), and the names of downloaded forms. */
export const notReady = '컨텐츠 준비중입니다.'
export const newWindow = '(새 창 열림)'
export const fileNames = {
  evidenceExamples: '증빙자료 예시.pdf',
  deliveryLedger: '배달대장 서식.pdf',
  directDeliveryPledge: '직접배달 지급 확약서.pdf',
} as const
