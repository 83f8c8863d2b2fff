import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Tester } from '../tester.tsx'
import { call } from './sandbox.ts'

export const button = (name: string | RegExp) => page.getByRole('button', { name })
export const press = (name: string | RegExp) => button(name).click()
export const section = (name: string) => page.getByRole('region', { name })

/** Draws the tester’s page in front of the sandbox of tests, until its applications are there. */
export async function show() {
  await render(<Tester call={call} />)
  await expect.element(section('신청과 업무 처리').getByRole('listitem').first()).toBeVisible()
}

/** Opens all that is folded. */
export function unfold() {
  for (const details of document.querySelectorAll('details')) details.open = true
}
