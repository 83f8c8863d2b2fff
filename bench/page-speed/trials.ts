/**
 * A control of a page and its use, which counts once it has its effect: a digit in the state of a field, a choice in
 * that of a radio button, or after a press an element of `effect`.
 */
export type Trial = { selector: string } & ({ act: 'type' | 'choose' } | { act: 'press'; effect: string })

export type TriedPage = { path: string; trial: Trial; isSeeded?: boolean }

export const triedPages: readonly TriedPage[] = [
  {
    path: '/',
    trial: {
      act: 'press',
      selector: 'header button[aria-expanded]',
      effect: 'header button[aria-expanded=true]',
    },
  },
  { path: '/self-check', trial: { act: 'choose', selector: 'main input[type=radio]' } },
  { path: '/bzmn-reg', trial: { act: 'type', selector: 'main input[inputmode=numeric]' } },
  {
    path: '/aply-result',
    trial: { act: 'press', selector: 'main button[data-variant=danger]', effect: 'dialog[open]' },
    isSeeded: true,
  },
]
