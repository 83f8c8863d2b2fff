import { paths } from 'domain-rules/journey'
import { routes } from '../routes.ts'

/**
 * The sentence that describes each page that anybody may open, by its path: in link previews, in the search and on the
 * page of all pages. It is apart from the routes, since home loads those.
 */
export const descriptions: Readonly<Record<string, string>> = {
  [routes.home.path]:
    '소상공인(개인사업자·법인)의 배달·택배비를 사업체당 최대 30만원까지 지원하는 정부 지원사업입니다.',
  [paths.eligibilityCheck]: '지원 대상과 요건, 지원 금액, 신속지급과 확인지급을 안내합니다.',
  '/ctn-mttr': '신청할 때 알아두실 점과 부정수급에 대한 제재를 안내합니다.',
  [paths.selfCheck]: '다섯 가지 질문에 답해 지원 대상인지 확인하고 신청을 시작합니다.',
  [paths.businessNumber]: '사업자등록번호로 신청할 수 있는 사업체인지 확인합니다.',
  [paths.businessNumberForResult]: '사업자등록번호와 본인인증으로 신청 상태를 확인하고 증빙을 등록합니다.',
  [routes.faq.path]: '지원 대상, 매출액 기준, 증빙서류 등 많이 묻는 질문과 답변입니다.',
  [routes.centres.path]: '신청을 도와드리는 전국 지역센터의 전화번호와 주소, 관할지역을 찾습니다.',
  [routes.objectionGuide.path]: '선정 결과나 지급 결과에 이의를 신청하는 방법을 안내합니다.',
  [routes.notices.path]: '지원사업 일정과 서비스 이용에 관한 소식을 알려드립니다.',
  [routes.userGuide.path]: '신청부터 결과 확인, 증빙등록까지 이용 방법을 순서대로 안내합니다.',
  [routes.announcement.path]: '지원 대상과 금액, 지급 방식, 신청 절차와 유의사항을 공고문으로 안내합니다.',
  [routes.search.path]: '누리집의 화면, 질문과 답변, 공고문, 매뉴얼, 서식을 한 번에 찾습니다.',
  [routes.sitemap.path]: '누리집의 모든 화면을 메뉴별로 모아 한눈에 보여드립니다.',
  [routes.english.path]: 'Who may apply, how much is paid, what to prepare and how to apply, in English.',
  [routes.privacy.path]: '수집하는 개인정보의 항목과 목적, 보유 기간, 정보주체의 권리를 안내합니다.',
  [routes.terms.path]: '누리집 이용 조건과 이용자·운영기관의 책임을 정한 약관입니다.',
  [routes.licences.path]: '이 누리집에 쓰인 글꼴, 아이콘과 오픈소스 소프트웨어의 저작권을 안내합니다.',
}
