import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { html, plain } from '../content/consent-text.ts'
import { ConsentContent } from './consent-content.tsx'

it('marks words only in paragraphs with markup', async () => {
  const content = [html('<strong>5년</strong>'), plain('<strong>2년</strong>')]
  const { container } = await render(<ConsentContent content={content} />)
  const [marked, asItStands] = container.children
  expect(marked?.innerHTML).toBe('<strong>5년</strong>')
  expect(asItStands?.textContent).toBe('<strong>2년</strong>')
})
