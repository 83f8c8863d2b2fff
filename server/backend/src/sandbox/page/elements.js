import { attempt, say } from './call.js'
import { texts } from './texts.ko.js'

export const byId = id => document.getElementById(id)

/** An element with its attributes; a function is a listener for a press. */
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function')
      element.addEventListener('click', () => void attempt(() => value(element)))
    else if (value !== false) element.setAttribute(name, value === true ? '' : String(value))
  }
  element.append(...children.filter(child => child !== null))
  return element
}

export function copyButton(label, value) {
  const copy = async button => {
    await navigator.clipboard.writeText(value).catch(() => {
      throw new Error(texts.copyFailed)
    })
    button.classList.add('is-copied')
    say(texts.copied(value))
  }
  const attributes = { type: 'button', class: 'copy', press: copy }
  return make('button', attributes, make('span', { class: 'label' }, label), ' ', value)
}

export const values = (...editors) => make('details', {}, make('summary', {}, texts.values), ...editors)
export const quiet = text => make('p', { class: 'quiet' }, text)
export const actions = (...children) => make('div', { class: 'actions' }, ...children)
export const show = (id, cards, nothing) =>
  byId(id).replaceChildren(...(cards.length > 0 ? cards : [make('li', {}, nothing)]))

export function onSubmit(form, deed) {
  form.addEventListener('submit', event => {
    event.preventDefault()
    void attempt(deed)
  })
}
