import type { PdfContent } from './content.ts'

export const directDeliveryPledge: PdfContent = {
  path: 'forms/direct-delivery-pledge.pdf',
  title: '직접배달 지급 확약서',
  subtitle: '소상공인 배달·택배비 지원사업에서 직접배달 실적을 등록할 때 함께 내는 서식입니다.',
  blocks: [
    {
      table: {
        caption: '신청인',
        columns: [
          { title: '항목', share: 26, align: 'center' },
          { title: '적는 곳', share: 74 },
        ],
        namesRows: true,
        rowHeight: 30,
        rows: [
          ['상호 (법인명)', ''],
          ['사업자등록번호', '              -            -'],
          ['대표자 성명', ''],
          ['사업장 주소', ''],
          ['연락처', ''],
        ],
      },
    },
    {
      table: {
        caption: '직접배달 실적',
        columns: [
          { title: '배달 기간', share: 34 },
          { title: '배달 건수', share: 20, align: 'right' },
          { title: '신청 금액 (1건당 5,000원)', share: 30, align: 'right' },
          { title: '배달 수단', share: 24 },
        ],
        rowHeight: 34,
        rows: [['        년     월  ~          년     월', '건', '원', '']],
      },
    },
    { heading: '확약 내용' },
    { text: '신청인은 위 실적으로 지원금을 신청하면서 다음 사항을 확약합니다.' },
    {
      steps: [
        '등록한 배달은 신청인이나 신청인의 직원이 직접 한 것이며, 택배사나 배달대행사를 이용한 배달을 포함하지 않습니다.',
        '등록한 배달의 비용을 고객에게 따로 청구하여 받지 않았습니다.',
        '같은 실적으로 다른 정부·지방자치단체의 지원을 받지 않았고, 앞으로도 받지 않겠습니다.',
        '운영기관이 사실을 확인하기 위하여 배달대장, 사진, 거래 내역 등의 자료를 요청하면 성실히 제출하겠습니다.',
        '사실과 다른 내용이 확인되면 받은 지원금을 반환하고, 관계 법령에 따른 제재(부정수급 시 최대 500%, 요건 미충족 시 최대 100%의 제재부가금)를 감수하겠습니다.',
      ],
    },
    { signature: ['20      년        월        일', '신청인 (대표자)                      (서명 또는 인)'] },
    { note: '이 확약서를 인쇄하여 서명한 뒤, 사진을 찍거나 스캔하여 직접배달 증빙과 함께 등록해주세요.' },
  ],
}
