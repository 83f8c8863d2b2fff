import { StrictMode, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import '../src/layers.css'
import { readDisplay, showDisplay } from './display.ts'
import { Gallery, Parts } from './gallery.tsx'
import { groups } from './parts.ts'

const query = new URLSearchParams(location.search)
const display = readDisplay(query)
const root = document.getElementById('page')

showDisplay(display)
if (root) createRoot(root).render(<StrictMode>{view()}</StrictMode>)

function view(): ReactNode {
  const example = query.get('example')
  if (example !== null) return exampleAt(example)
  return query.has('all') ? <Parts display={display} /> : <Gallery display={display} />
}

function exampleAt(path: string): ReactNode {
  const [name, title = ''] = path.split('/')
  const part = groups.flatMap(({ parts }) => parts).find(one => one.name === name)
  return part?.examples[title]
}
