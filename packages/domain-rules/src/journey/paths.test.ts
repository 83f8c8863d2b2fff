import { expect, it } from 'vitest'
import { paths } from './paths.ts'

const ROUTES_OF_BOTH_DOCUMENTS = `
  / /elig-check /ctn-mttr /self-check /bzmn-reg /onslf-check /info-agree /mydata-agree /aply-info /aply-cmptn
  /bzmn-result /onslf-check-result /aply-result /result-modify /result-modify-cmptn /opinion-submit /bzmn-result-admin
  /proof-intro /proof-reg /proof-reg-all /proof-reg-add /proof-reg-parcel /detail-page
  /board-faq /region-center /info-privacy /coming-soon /objctRqst /user-guide /popup /modal-alert
  /kmc-result /integration-result /info-agree-test /mydata-agree-test
`

it('holds every route of both documents, and the added pages of the terms and of the licences', () => {
  const routes = ROUTES_OF_BOTH_DOCUMENTS.trim().split(/\s+/)
  expect(Object.values(paths).toSorted()).toEqual([...routes, '/info-terms', '/licenses'].toSorted())
})

it('holds each route once', () => {
  const routes = Object.values(paths)
  expect(new Set(routes).size).toBe(routes.length)
})
