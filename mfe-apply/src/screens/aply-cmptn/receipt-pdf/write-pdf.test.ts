import { describe, expect, it } from 'vitest'
import { linesOf } from './draw-page.ts'
import { writePdf } from './write-pdf.ts'

const page = {
  title: '접수증',
  picture: new Uint8Array([0xff, 0xd8, 0xff, 0xd9]),
  width: 1654,
  height: 2339,
  texts: [{ text: '홍길동 (A)', x: 150, y: 200, size: 30, width: 170 }],
}

describe('a PDF of a page', () => {
  it('says of every object where it begins', async () => {
    const pdf = await latin1(writePdf(page))
    const table = Number(/startxref\n(\d+)\n/.exec(pdf)?.[1])
    expect(pdf.slice(table, table + 4)).toBe('xref')
    const places = [...pdf.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, place]) => Number(place))
    expect(places.length).toBeGreaterThan(12)
    expect(places.map(place => /^\d+ 0 obj/.exec(pdf.slice(place))?.[0])).toEqual(
      places.map((_, at) => `${at + 1} 0 obj`),
    )
  })

  it('holds the picture as it is, and the text in Unicode', async () => {
    const pdf = await latin1(writePdf(page))
    expect(pdf).toContain('/Length 4>>stream\n\u00ff\u00d8\u00ff\u00d9\nendstream')
    expect(pdf).toContain('<D64DAE38B3D9002000280041 0029>'.replace(' ', ''))
    expect(pdf).toContain('/Title<FEFFC811C218C99D>')
  })
})

describe('lines', () => {
  const widthOf = (text: string) => text.length

  it.each([
    ['가나 다라', 10, ['가나 다라']],
    ['가나 다라 마바', 5, ['가나 다라', '마바']],
    ['가나다라마바사', 3, ['가나다', '라마바', '사']],
    ['', 3, []],
  ])('of "%s" in %i are %j', (text, room, lines) => {
    expect(linesOf(text, room, widthOf)).toEqual(lines)
  })
})

async function latin1(blob: Blob): Promise<string> {
  return Array.from(new Uint8Array(await blob.arrayBuffer()), byte => String.fromCharCode(byte)).join('')
}
