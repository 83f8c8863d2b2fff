/** Texts of the viewer beside those in its page. The two refusals are the specification's (ERR-02, ERR-03). */
export const texts = {
  notReady: '컨텐츠 준비중입니다.',
  failed: 'PDF 파일을 열 수 없습니다.',
  windowTitle: (document: string) => `${document} | 소상공인 배달·택배비 지원`,
  page: (number: number) => `${number}페이지`,
  place: (number: number, count: number) => `${number} / ${count}`,
  turned: (number: number, count: number) => `${number} / ${count}페이지`,
  zoom: (percent: number) => `${percent}%`,
  zoomed: (percent: number) => `${percent}% 크기`,
} as const
