import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { centres, type Centre } from '../../content/centres.ko.ts'
import { findCentres } from './find-centres.ts'

const suwon: Centre = {
  name: '수원IT소상공인지원센터',
  phone: '031-000-0001',
  fax: '031-000-1001',
  address: '경기도 수원시',
  districts: '수원시, 오산시',
}
const busan: Centre = {
  name: '부산중부소상공인지원센터',
  phone: '051-000-0002',
  fax: '051-000-1002',
  address: '부산광역시 중구',
  districts: '중구, 서구',
}
const both = [suwon, busan]

describe('the search for centres', () => {
  it.each([
    ['the name', '부산중부', busan],
    ['the telephone number', '031-000', suwon],
    ['the telephone number without hyphens', '0310000001', suwon],
    ['the address', '경기도', suwon],
    ['a district', '오산', suwon],
    ['Latin letters in small', 'it', suwon],
    ['Latin letters in capitals', 'IT', suwon],
    ['full-width letters', 'ＩＴ', suwon],
    ['two words in any order', '중구 부산', busan],
    ['words with spaces around them', '  서구  ', busan],
  ])('finds by %s', (_, query, centre) => {
    expect(findCentres(both, query)).toEqual([centre])
  })

  it.each([
    ['every centre for an empty query', '', both],
    ['every centre for spaces', '   ', both],
    ['what several have in common', '소상공인', both],
    ['none for words of two different centres', '수원 부산', []],
    ['none for a number of fax', '1001', []],
    ['none across the border of two facts', '센터031', []],
    ['nothing by a pattern', '.*', []],
  ])('finds %s', (_, query, found) => {
    expect(findCentres(both, query)).toEqual(found)
  })

  it('never cares about the case of a query', () => {
    fc.assert(
      fc.property(fc.constantFrom('it', 'dmc', '센터', 'x'), fc.boolean(), (query, isUpper) => {
        const asked = isUpper ? query.toUpperCase() : query
        expect(findCentres(centres, asked)).toEqual(findCentres(centres, query))
      }),
    )
  })
})
