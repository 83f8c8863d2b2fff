import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Route, Routes } from 'release-format'
import { describe, expect, it } from 'vitest'
import { readWorkspace, remotesOf, root } from './workspace.ts'

/**
 * The titles in both documents (GUARD-01 to GUARD-26, AMB-05, AMB-39, AMB-88, AMB-91), without the windows of the
 * identity providers.
 */
const TABLE = `
  /                    소상공인 배달·택배비 지원
  /board-faq           자주 묻는 질문             menu=faq
  /region-center       지역센터 안내
  /info-privacy        개인정보처리방침
  /info-terms          이용약관
  /coming-soon         시스템 점검
  /objctRqst           이의신청 안내              menu=result
  /notices             공지사항
  /user-guide          이용 매뉴얼
  /popup               팝업 미리보기
  /modal-alert         알림 미리보기
  /licenses            저작권 및 오픈소스 안내
  /announcement        지원사업 공고문
  /search              통합검색
  /sitemap             사이트맵
  /english             Delivery and Parcel Cost Support

  /elig-check          지원대상 확인              menu=eligibility
  /ctn-mttr            유의사항                   menu=eligibility
  /self-check          자가진단                   menu=apply
  /bzmn-reg            사업자등록번호 확인        menu=apply
  /onslf-check         본인인증                   menu=apply timer needs=applicationNumber
  /info-agree          약관동의                   menu=apply timer needs=authCookie
  /mydata-agree        마이데이터 동의            menu=apply timer needs=authCookie
  /aply-info           신청정보 입력 (개인)       menu=apply timer needs=applicationNumber,identity,authCookie
  /aply-check          신청 내용 확인             menu=apply timer needs=applicationNumber,identity,authCookie
  /aply-cmptn          신청완료                   menu=apply timer needs=applicationNumber,identity,authCookie
  /info-agree-test     약관동의 (시험)            needs=devRoutes
  /mydata-agree-test   마이데이터 동의 (시험)     needs=devRoutes

  /bzmn-result         사업자등록번호 확인        menu=result
  /onslf-check-result  본인인증                   menu=result needs=businessNumber
  /aply-result         신청결과 확인              menu=result timer needs=authCookie
  /result-modify       계좌정보 수정              menu=result timer needs=authCookie
  /result-modify-cmptn 수정완료                   menu=result needs=authCookie
  /opinion-submit      의견제출                   menu=result timer needs=authCookie
  /bzmn-result-admin   신청결과 확인 (관리자)     needs=adminAddress

  /proof-intro         증빙등록                   menu=result timer needs=authCookie,token
  /proof-reg           직접배달 증빙              menu=result timer needs=authCookie,token
  /proof-reg-all       증빙등록                   menu=result timer needs=authCookie,token
  /proof-reg-add       직접배달 증빙              menu=result timer needs=authCookie,token
  /proof-reg-parcel    택배사 이용내역 조회       menu=result timer needs=authCookie,token
  /detail-page         증빙등록                   menu=result timer needs=authCookie,token
`

/** Pages that nobody looks for, though anybody may open them. */
const NOT_DESCRIBED = ['/coming-soon', '/popup', '/modal-alert']

const workspace = readWorkspace(root)
const parts = ['shell', ...remotesOf(workspace)].map(name => join(root, name, 'src/routes.ts'))
const declared = (await Promise.all(parts.filter(file => existsSync(file)).map(routesIn))).flat()

describe('what the shell and the remotes declare together', () => {
  it('is the table of routes of both documents, each once', () => {
    expect(declared.map(lineOf).toSorted()).toEqual(linesOf(TABLE).toSorted())
  })

  it('calls the application form of a corporation by its own title', () => {
    const others = declared.flatMap(({ path, corporationTitle }) =>
      corporationTitle ? [[path, corporationTitle]] : [],
    )
    expect(others).toEqual([['/aply-info', '신청정보 입력 (법인)']])
  })

  it('has a sentence about each page that anybody may open, for link previews and the search', async () => {
    const { descriptions } = await import(join(root, 'shell/src/content/descriptions.ko.ts'))
    const open = declared.filter(({ needs }) => needs.length === 0).map(({ path }) => path)
    expect([...Object.keys(descriptions), ...NOT_DESCRIBED].toSorted()).toEqual(open.toSorted())
    const sentences = Object.values<string>(descriptions)
    expect(sentences.filter(sentence => !/^.{20,80}\.$/u.test(sentence))).toEqual([])
    expect(new Set(sentences).size).toBe(sentences.length)
  })
})

async function routesIn(file: string): Promise<Route[]> {
  // The format's file of that name defines the shape of a route, and has none.
  const { routes = {} }: { routes?: Routes } = await import(file)
  return Object.values(routes)
}

function lineOf({ path, title, menu, timer, needs }: Route): string {
  const rest = [menu && `menu=${menu}`, timer && 'timer', needs.length > 0 && `needs=${needs.join(',')}`]
  return [path, title, ...rest.filter(Boolean)].join(' ')
}

function linesOf(table: string): string[] {
  const lines = table.split('\n').map(line => line.trim().replaceAll(/\s+/g, ' '))
  return lines.filter(Boolean)
}
