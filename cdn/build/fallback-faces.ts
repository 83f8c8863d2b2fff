/**
 * Pretendard GOV's widths divided by those of the system's Korean face, at weights 400 and 700. Within a range, each
 * face has one width for all characters, apart from the first: that has the average of letters, and all other characters.
 */
const FACTORS: readonly [range: string, regular: number, bold: number][] = [
  ['U+0-10FFFF', 0.935, 0.941],
  ['U+AC00-D7A3', 0.9394, 0.9394],
  ['U+20', 1.029, 1.029],
  ['U+30-39,U+7E', 1.038, 0.9766],
  ['U+2C,U+2E,U+3A', 1.033, 0.8837],
  ['U+28-29', 0.8523, 0.7621],
  ['U+B7', 0.91, 0.8657],
]

const REGULAR = ['NotoSansCJKkr-Regular', 'Noto Sans CJK KR', 'NotoSansKR-Regular', 'Noto Sans KR']
const BOLD = ['NotoSansCJKkr-Bold', 'Noto Sans CJK KR Bold', 'NotoSansKR-Bold', 'Noto Sans KR Bold']

/** Pretendard GOV's height above and below the baseline, in em. */
const ASCENT = 0.952
const DESCENT = 0.241

/**
 * Returns the `@font-face` rules of `Site Fallback`, which is drawn until the site's own typeface has arrived. It is the
 * Korean face of the system, as wide and as high as the letters that replace it, so that no line moves.
 */
export function fallbackFaces(): string {
  return FACTORS.flatMap(([range, regular, bold]) => [
    face({ range, weight: 400, names: REGULAR, factor: regular }),
    face({ range, weight: 700, names: BOLD, factor: bold }),
  ]).join('')
}

type Face = { range: string; weight: number; names: readonly string[]; factor: number }

function face({ range, weight, names, factor }: Face): string {
  return `
@font-face {
  font-family: 'Site Fallback';
  src: ${names.map(name => `local('${name}')`).join(', ')};
  font-weight: ${weight};
  size-adjust: ${percent(factor)};
  ascent-override: ${percent(ASCENT / factor)};
  descent-override: ${percent(DESCENT / factor)};
  line-gap-override: 0%;
  unicode-range: ${range};
}
`
}

function percent(share: number): string {
  return `${(share * 100).toFixed(2)}%`
}
