/** A piece of text on a picture: its left end and its base line, its size and how wide it is, in pixels of the picture. */
export type PlacedText = { text: string; x: number; y: number; size: number; width: number }

/** A page as a picture (JPEG), and what stands on it as text. */
export type PicturedPage = {
  title: string
  picture: Uint8Array<ArrayBuffer>
  width: number
  height: number
  texts: readonly PlacedText[]
}

/** A4 in points. */
const PAGE = { width: 595.28, height: 841.89 }

/**
 * A PDF of one A4 page that looks like the picture. Its texts lie invisibly over it, so that they can be searched, copied and
 * read out; they name a font that every reader of PDF knows, so that no font of several megabytes has to be loaded for one
 * page (decision 0040).
 */
export function writePdf({ title, picture, width, height, texts }: PicturedPage): Blob {
  const scale = PAGE.width / width
  const paragraphs = texts.map((_, at) => FIRST_PARAGRAPH + at)
  const drawing = `/Artifact BMC q ${PAGE.width} 0 0 ${height * scale} 0 ${PAGE.height - height * scale} cm /Picture Do Q EMC`
  const layer = texts.map(({ text, x, y, size, width: wide }, at) => {
    const place = `${size * scale} 0 0 ${size * scale} ${x * scale} ${PAGE.height - y * scale}`
    return `/P <</MCID ${at}>> BDC BT /Text 1 Tf 3 Tr ${(100 * wide) / (size * text.length)} Tz ${place} Tm <${utf16(text)}> Tj ET EMC`
  })
  return fileOf([
    [
      `<</Type/Catalog/Pages 2 0 R/Lang(ko-KR)/MarkInfo<</Marked true>>/StructTreeRoot 6 0 R/ViewerPreferences<</DisplayDocTitle true>>>>`,
    ],
    ['<</Type/Pages/Kids[3 0 R]/Count 1>>'],
    [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${PAGE.width} ${PAGE.height}]/Contents 4 0 R/StructParents 0/Tabs/S/Resources<</XObject<</Picture 5 0 R>>/Font<</Text 7 0 R>>>>>>`,
    ],
    stream('', bytesOf([drawing, ...layer].join('\n'))),
    stream(
      `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode`,
      picture,
    ),
    [`<</Type/StructTreeRoot/K 12 0 R/ParentTree<</Nums[0[${references(paragraphs)}]]>>>>`],
    [
      '<</Type/Font/Subtype/Type0/BaseFont/HYGoThic-Medium/Encoding/UniKS-UTF16-H/DescendantFonts[8 0 R]/ToUnicode 10 0 R>>',
    ],
    [
      '<</Type/Font/Subtype/CIDFontType0/BaseFont/HYGoThic-Medium/CIDSystemInfo<</Registry(Adobe)/Ordering(Korea1)/Supplement 1>>/FontDescriptor 9 0 R/DW 1000>>',
    ],
    [
      '<</Type/FontDescriptor/FontName/HYGoThic-Medium/Flags 4/FontBBox[0 -148 1000 880]/ItalicAngle 0/Ascent 880/Descent -148/CapHeight 730/StemV 58>>',
    ],
    stream('', bytesOf(TO_UNICODE)),
    [`<</Title<FEFF${utf16(title)}>>>`],
    [`<</Type/StructElem/S/Document/P 6 0 R/K[${references(paragraphs)}]>>`],
    ...paragraphs.map((_, at) => [`<</Type/StructElem/S/P/P 12 0 R/Pg 3 0 R/K ${at}>>`]),
  ])
}

const FIRST_PARAGRAPH = 13

/** An object of the file: what stands one after the other in it. */
type PdfObject = (string | Uint8Array<ArrayBuffer>)[]

function stream(entries: string, content: Uint8Array<ArrayBuffer>): PdfObject {
  return [`<<${entries}/Length ${content.length}>>stream\n`, content, '\nendstream']
}

/** The objects, numbered from 1, and at which byte each of them begins. The 11th tells of the document. */
function fileOf(objects: readonly PdfObject[]): Blob {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  const add = (part: string | Uint8Array<ArrayBuffer>) => {
    const bytes = typeof part === 'string' ? bytesOf(part) : part
    parts.push(bytes)
    length += bytes.length
  }
  add('%PDF-1.7\n')
  const places = objects.map((object, at) => {
    const place = length
    for (const part of [`${at + 1} 0 obj\n`, ...object, '\nendobj\n']) add(part)
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const count = objects.length + 1
  const table = length
  add(`xref\n0 ${count}\n0000000000 65535 f \n${places.join('')}`)
  add(`trailer\n<</Size ${count}/Root 1 0 R/Info 11 0 R>>\nstartxref\n${table}\n%%EOF\n`)
  return new Blob(parts, { type: 'application/pdf' })
}

function references(numbers: readonly number[]): string {
  return numbers.map(number => `${number} 0 R`).join(' ')
}

function utf16(text: string): string {
  return Array.from({ length: text.length }, (_, at) => hex(text.charCodeAt(at), 4)).join('')
}

function hex(number: number, digits: number): string {
  return number.toString(16).toUpperCase().padStart(digits, '0')
}

function bytesOf(ascii: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Array.from(ascii, character => character.charCodeAt(0)))
}

/** The codes of the texts are those of Unicode themselves; a range may not cross its first byte, a block holds 100 of them. */
const RANGES = Array.from({ length: 256 }, (_, at) => `<${hex(at, 2)}00><${hex(at, 2)}FF><${hex(at, 2)}00>`)
const BLOCKS = [RANGES.slice(0, 100), RANGES.slice(100, 200), RANGES.slice(200)]
const TO_UNICODE = `/CIDInit/ProcSet findresource begin 12 dict begin begincmap
/CIDSystemInfo<</Registry(Adobe)/Ordering(UCS)/Supplement 0>>def /CMapName/Adobe-Identity-UCS def /CMapType 2 def
1 begincodespacerange <0000><FFFF> endcodespacerange
${BLOCKS.map(block => `${block.length} beginbfrange\n${block.join('\n')}\nendbfrange`).join('\n')}
endcmap CMapName currentdict/CMap defineresource pop end end`
