import { CONSENT_RETENTION_YEARS, PROMOTION_RETENTION_YEARS } from 'domain-rules'
import type { ConsentColumn } from 'domain-rules/consent'
import { html, plain, type ConsentText } from './consent-text.ts'

/** The wording of every consent, version 3.0.0 (CONS-23 to CONS-45, MYD-06 to MYD-11). */
export const consentTexts: Readonly<Record<ConsentColumn, ConsentText>> = {
  info_collection_yn: {
    title: '개인정보 수집·이용 동의',
    contentTitle: '개인정보 수집·이용에 관한 사항',
    content: [
      plain('수집 목적: 소상공인 배달·택배비 지원 신청의 접수, 대상 확인, 지급과 사후관리'),
      plain(
        '수집 항목: 성명, 생년월일, 주민등록번호, 휴대폰번호, 연계정보(CI), 사업자등록번호, 상호, 개업일, 지급 계좌',
      ),
      html(`보유 기간: 수집일부터 <strong>${CONSENT_RETENTION_YEARS}년</strong>`),
      plain('동의를 거부할 권리가 있으나, 거부하시면 지원을 신청할 수 없습니다.'),
    ],
  },
  info_third_party_yn: {
    title: '개인정보 제3자 제공 동의',
    contentTitle: '개인정보 제3자 제공에 관한 사항',
    content: [
      html('제공받는 자: <strong>중소벤처기업부, 국세청</strong>'),
      plain('제공 목적: 지원 대상 여부의 확인, 과세정보의 조회, 지원금의 지급과 사후관리'),
      plain('제공 항목: 성명, 생년월일, 연계정보(CI), 사업자등록번호, 상호, 지급 계좌'),
      html(`보유 기간: 제공일부터 <strong>${CONSENT_RETENTION_YEARS}년</strong>`),
    ],
  },
  info_promotion_yn: {
    title: '홍보·안내 수신을 위한 개인정보 이용 동의',
    contentTitle: '홍보·안내 수신에 관한 사항',
    content: [
      plain('이용 목적: 소상공인 지원사업의 안내와 만족도 조사'),
      plain('이용 항목: 성명, 휴대폰번호'),
      html(`보유 기간: 동의일부터 <strong>${PROMOTION_RETENTION_YEARS}년</strong>`),
      plain('동의하지 않으셔도 지원 신청과 심사에 아무런 불이익이 없습니다.'),
    ],
  },
  info_admin_yn: {
    title: '행정정보 공동이용 사전동의',
    contentTitle: '행정정보 공동이용에 관한 사항',
    content: [
      plain('이용 목적: 전자정부법 제36조에 따라 담당자가 구비서류를 직접 조회하여 제출을 대신합니다.'),
      plain(
        '조회 서류: 사업자등록증명, 국세·지방세 납세증명서, 부가가치세 과세표준증명 또는 면세사업자 수입금액증명, 표준재무제표증명(법인)',
      ),
      plain('동의하지 않으시면 위 서류를 직접 첨부하여 신청하실 수 있습니다.'),
    ],
  },
  tax_info_yn: {
    title: '과세정보 제공 동의',
    contentTitle: '과세정보 제공에 관한 사항',
    content: [
      plain('국세기본법 제81조의13에 따라 국세청이 보유한 다음 과세정보를 지원 대상 확인에 이용합니다.'),
      html(
        '<ul><li>업태</li><li>종목</li><li>주업종코드</li><li>개업일과 폐업일</li><li>대표자 연계정보(CI) 일치 여부</li><li>납세증명서</li><li>2023년~2024년 매출 신고액</li><li>사업장현황신고 수입금액</li></ul>',
      ),
      html(`보유 기간: 제공일부터 <strong>${CONSENT_RETENTION_YEARS}년</strong>`),
    ],
  },
  confirm_notice_yn: {
    title: '지원사업 공고와 유의사항 확인',
    contentTitle: '공고와 유의사항에 관한 사항',
    content: [
      plain('지원 대상, 지원 금액, 제외 업종 등 공고의 내용을 확인하였습니다.'),
      plain('1인이 여러 사업체를 운영하더라도 하나의 사업체만 신청할 수 있음을 확인하였습니다.'),
      plain('예산이 소진되면 접수와 지급이 마감될 수 있음을 확인하였습니다.'),
    ],
  },
  confirm_agree_yn: {
    title: '배달·택배비 사용 사실 확인',
    contentTitle: '배달·택배비 사용 사실에 관한 사항',
    content: [
      plain('신청하는 배달·택배비는 사업을 위하여 실제로 부담한 비용입니다.'),
      plain('고객에게 따로 받은 배달료와 물품·원재료 구매에 든 착불 택배비는 포함하지 않았습니다.'),
      plain('제출하는 자료는 사실과 다름이 없으며, 필요한 경우 추가 자료를 제출하겠습니다.'),
    ],
  },
  confirm_spc_agree_yn: {
    title: '부정수급 제재에 관한 확인',
    contentTitle: '부정수급 제재에 관한 사항',
    content: [
      html(
        '거짓이나 그 밖의 부정한 방법으로 지원금을 받으면 지급액을 환수하고 <strong>최대 500%</strong>의 제재부가금을 부과합니다.',
      ),
      html(
        '지급 요건을 갖추지 못하였는데도 지원금을 받으면 지급액을 환수하고 <strong>최대 100%</strong>의 제재부가금을 부과합니다.',
      ),
      plain('위 내용을 확인하였으며, 해당하는 경우 조치에 따르겠습니다.'),
    ],
  },
  confirm_duplicate_yn: {
    title: '중복 지원 여부 확인',
    contentTitle: '중복 지원에 관한 사항',
    content: [
      plain('같은 배달·택배비에 대하여 국가나 지방자치단체로부터 다른 지원을 받지 않았습니다.'),
      plain('중복하여 지원받은 사실이 확인되면 지원금이 환수될 수 있음을 확인하였습니다.'),
    ],
  },
  confirm_collection_yn: {
    title: '배달·택배 이용 실적 수집 확인',
    contentTitle: '배달·택배 이용 실적 수집에 관한 사항',
    content: [
      plain('지원 금액을 확인하기 위하여 2024년 1월부터 2025년 12월까지의 배달·택배 이용 실적을 수집합니다.'),
      plain('수집 항목: 사업자등록번호별 이용 월, 이용 건수, 이용 금액'),
      html(`보유 기간: 수집일부터 <strong>${CONSENT_RETENTION_YEARS}년</strong>`),
    ],
  },
  delivery_receive_yn: {
    title: '배달 이용 정보 수집 동의',
    contentTitle: '배달 이용 정보 수집에 관한 사항',
    content: [
      plain('배달앱과 배달대행사가 보유한 신청 사업체의 배달 이용 정보를 제공받아 지원 금액을 확인합니다.'),
      plain('제공받는 항목: 사업자등록번호, 이용 월, 배달 건수, 배달료'),
      html(`보유 기간: 제공받은 날부터 <strong>${CONSENT_RETENTION_YEARS}년</strong>`),
    ],
  },
  delivery_provide_yn: {
    title: '배달 플랫폼에 대한 정보 제공 동의',
    contentTitle: '배달 플랫폼 정보 제공에 관한 사항',
    content: [
      plain('배달 이용 정보를 조회하기 위하여 배달앱과 배달대행사에 다음 정보를 제공합니다.'),
      plain('제공 항목: 사업자등록번호, 상호, 대표자 성명'),
      plain('제공받은 곳은 조회가 끝나면 제공받은 정보를 지체 없이 파기합니다.'),
    ],
  },
  mydata_personal_yn: {
    title: '마이데이터 이용을 위한 개인정보 수집·이용 동의',
    contentTitle: '개인정보 수집·이용에 관한 사항',
    content: [
      plain('수집 목적: 공공 마이데이터로 지원 대상 확인에 필요한 서류를 제공받기 위함'),
      plain('수집 항목: 성명, 생년월일, 휴대폰번호, 연계정보(CI)'),
      html(`보유 기간: 수집일부터 <strong>${CONSENT_RETENTION_YEARS}년</strong>`),
    ],
  },
  mydata_third_party_yn: {
    title: '마이데이터 이용을 위한 개인정보 제3자 제공 동의',
    contentTitle: '개인정보 제3자 제공에 관한 사항',
    content: [
      html('제공받는 자: <strong>중소벤처기업부, 국세청</strong>'),
      plain('제공 목적: 본인 확인과 본인정보의 조회'),
      plain('제공 항목: 성명, 생년월일, 연계정보(CI), 사업자등록번호'),
    ],
  },
  mydata_method_yn: {
    title: '본인정보 제공 방법 동의',
    contentTitle: '본인정보 제공 방법에 관한 사항',
    content: [
      plain('본인정보는 공공 마이데이터 유통체계를 거쳐 전자적으로 전송됩니다.'),
      plain('제공은 신청할 때 한 번 이루어지며, 정기적으로 전송되지 않습니다.'),
    ],
  },
  mydata_collection_yn: {
    title: '본인정보 수집·이용 동의',
    contentTitle: '본인정보 수집·이용에 관한 사항',
    content: [
      plain(
        '수집 항목: 사업자등록증명, 국세·지방세 납세증명서, 부가가치세 과세표준증명 또는 면세사업자 수입금액증명',
      ),
      plain('이용 목적: 지원 대상 여부와 매출액의 확인'),
      html(`보유 기간: 수집일부터 <strong>${CONSENT_RETENTION_YEARS}년</strong>`),
    ],
  },
  mydata_provide_yn: {
    title: '본인정보 제공 동의',
    contentTitle: '본인정보 제공에 관한 사항',
    content: [
      plain('전자정부법 제43조의2에 따라 행정기관 등이 보유한 본인정보를 지원기관에 제공합니다.'),
      plain('제공된 본인정보는 지원 대상의 확인에만 이용합니다.'),
    ],
  },
  mydata_notice_yn: {
    title: '본인정보 이용에 관한 고지사항 확인',
    contentTitle: '고지사항',
    content: [
      plain('제공 요구는 언제든지 철회할 수 있으며, 철회하기 전에 제공된 정보에는 영향을 미치지 않습니다.'),
      plain('동의하지 않으시면 본인정보를 제공받을 수 없으므로 서류를 직접 제출해야 합니다.'),
    ],
  },
}
