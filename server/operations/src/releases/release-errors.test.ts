import { expect, it } from 'vitest'
import { releaseError } from './release-errors.ts'

const named = (name: string) => Object.assign(new Error('detail'), { name })

it.each([
  ['InvalidRelease', 400, 'RELEASE_INVALID', 'release.json의 내용이 올바르지 않습니다.'],
  ['DamagedRelease', 409, 'RELEASE_DAMAGED', '릴리스 파일이 release.json에 적힌 것과 다릅니다.'],
  ['RegistryRejected', 409, 'NOT_BELIEVED', '서명을 확인할 수 없어 화면에서 거부될 릴리스입니다.'],
  ['WrongKey', 409, 'SIGNING_KEY_MISSING', '서명 키가 없어 처리할 수 없습니다.'],
  ['InvalidRegistry', 503, 'REGISTRY_DAMAGED', '릴리스 목록 파일이 손상되어 복구가 필요합니다.'],
  ['RefusedByGate', 409, 'REFUSED_BY_GATE', '현재 사이트와 맞지 않아 게시할 수 없습니다.'],
])('an operator reads a sentence about %s, and its detail', (name, status, errorCode, message) => {
  expect(releaseError(named(name))).toMatchObject({
    status,
    errorCode,
    message,
    errors: [{ field: '', message: 'detail' }],
  })
})

it('any other error has no response of its own', () => {
  expect(releaseError(named('TypeError'))).toBeNull()
})
