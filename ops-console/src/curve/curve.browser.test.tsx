import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { RemotePicture } from '../panels/releases/remote-picture.tsx'
import { LinePicture } from '../panels/waiting-room/line-picture.tsx'
import { Curve } from './curve.tsx'

const CALM = ['#464c53', '#e6e8ea']
const DANGER = ['#bd2c0f', '#fdefec']
const LIMIT = ['#1e2124']

const times = [0, 60, 120]
const four = [4, 4, 4]
const from = '2025-06-29T00:00:00Z'

/** Returns each opaque colour of a canvas, `#rrggbb`. */
function coloursOf(canvas: HTMLCanvasElement): string[] {
  const picture = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height)
  const pixels = new Uint32Array(picture?.data.buffer ?? []).filter(pixel => pixel >>> 24 === 255)
  return [...new Set(pixels)].map(pixel => {
    const parts = [pixel, pixel >>> 8, pixel >>> 16].map(part => (part & 255).toString(16).padStart(2, '0'))
    return `#${parts.join('')}`
  })
}

/** Returns the agreed colours that each picture has, so none of those between line and area. */
function agreedColours(container: HTMLElement): string[][] {
  return [...container.querySelectorAll('canvas')].map(canvas => {
    const drawn = coloursOf(canvas)
    return [...CALM, ...DANGER, ...LIMIT].filter(colour => drawn.includes(colour))
  })
}

it.each([
  ['calm', CALM],
  ['danger', DANGER],
  ['limit', LIMIT],
] as const)('a curve that is %s has the line and the area of its look', async (look, colours) => {
  const { container } = await render(<Curve label="" times={times} series={[{ look, values: four }]} />)
  await expect.poll(() => agreedColours(container)).toEqual([colours])
})

it.each([
  ['without failures, is calm', 0, CALM],
  ['with failures has them in red', 4, [...CALM, ...DANGER]],
])('the picture of a remote %s', async (_, failures, colours) => {
  const figures = { allStarts: 12, allFailures: failures, share: failures / 12 }
  const hour = { times, starts: [9, 9, 9], failures: [0, failures, failures], ...figures }
  const { container } = await render(<RemotePicture name="mfe-test" hour={hour} />)
  await expect.poll(() => agreedColours(container)).toEqual([colours])
})

it('the people of a line are calm, those inside and the entries below their limits', async () => {
  const line = { waiting: four, inside: four, perSecond: four, limit: [9, 9, 9], rate: [9, 9, 9] }
  const { container } = await render(<LinePicture name="첫 화면" line={line} from={from} />)
  await expect.poll(() => agreedColours(container)).toEqual([CALM, [...CALM, ...LIMIT], [...CALM, ...LIMIT]])
})
