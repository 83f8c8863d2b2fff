import { expect, it } from 'vitest'
import { documents } from './index.ts'

it('each document has the address and the title under which others have saved and linked it', () => {
  const known = Object.entries(documents).map(([name, { path, title }]) => [name, path, title])
  expect(known).toEqual([
    ['manual', 'documents/manual.pdf', '소상공인 배달·택배비 지원 이용 매뉴얼'],
    ['announcement', 'documents/announcement.pdf', '소상공인 배달·택배비 지원사업 공고'],
    ['excludedIndustries', 'documents/excluded-industries.pdf', '지원 제외 업종 안내'],
    ['acceptedProof', 'documents/accepted-proof.pdf', '인정 증빙 예시'],
    ['proofSample', 'documents/proof-sample.pdf', '배달·택배 이용 증빙 작성 예시'],
    ['evidenceExamples', 'forms/evidence-examples.pdf', '증빙자료 예시'],
    ['deliveryLedger', 'forms/delivery-ledger.pdf', '배달대장'],
    ['directDeliveryPledge', 'forms/direct-delivery-pledge.pdf', '직접배달 지급 확약서'],
  ])
})
