import { title } from './title.js'

export async function bootstrap() {
  const sheet = document.createElement('link')
  sheet.rel = 'stylesheet'
  sheet.href = new URL('style.css', import.meta.url).pathname
  document.head.append(sheet)
}

export async function mount({ domElement }) {
  const heading = document.createElement('h1')
  heading.className = 'foreign-title'
  heading.textContent = title
  domElement.append(heading)
}

export async function unmount({ domElement }) {
  domElement.replaceChildren()
}
