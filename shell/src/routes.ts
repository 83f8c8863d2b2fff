import { paths } from 'domain-rules/journey'
import type { Need } from 'domain-rules/guard'
import type { Routes } from 'release-format'

const open = { timer: false, needs: [] } satisfies Partial<Routes<Need>[string]>

/** Home and the pages that are open to all (GUARD-01 to GUARD-05, GUARD-18, GUARD-22, GUARD-23, GUARD-25). */
export const routes = {
  home: { path: paths.home, title: '소상공인 배달·택배비 지원', ...open },
  faq: { path: '/board-faq', title: '자주 묻는 질문', ...open, menu: 'faq' },
  centres: { path: '/region-center', title: '지역센터 안내', ...open },
  privacy: { path: '/info-privacy', title: '개인정보처리방침', ...open },
  terms: { path: '/info-terms', title: '이용약관', ...open },
  maintenance: { path: '/coming-soon', title: '시스템 점검', ...open },
  objectionGuide: { path: paths.objectionGuide, title: '이의신청 안내', ...open, menu: 'result' },
  notices: { path: '/notices', title: '공지사항', ...open },
  userGuide: { path: '/user-guide', title: '이용 매뉴얼', ...open },
  announcement: { path: '/announcement', title: '지원사업 공고문', ...open },
  search: { path: '/search', title: '통합검색', ...open },
  sitemap: { path: '/sitemap', title: '사이트맵', ...open },
  english: { path: '/english', title: 'Delivery and Parcel Cost Support', ...open },
  popupPreview: { path: '/popup', title: '팝업 미리보기', ...open },
  alertPreview: { path: '/modal-alert', title: '알림 미리보기', ...open },
  licences: { path: '/licenses', title: '저작권 및 오픈소스 안내', ...open },
} satisfies Routes<Need>
