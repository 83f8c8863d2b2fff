import { cp, mkdir, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { rspack, type Configuration, type Stats } from '@rspack/core'
import { pdfjsFile } from './packages.ts'

const sources = join(import.meta.dirname, '../viewer')
const LIBRARY = 'pdfjs-dist/legacy/build/pdf.mjs'

/** The prefixes of the tables for Korean typefaces. Without these tables a PDF without embedded typefaces is blank. */
const KOREAN = /^(Adobe-Korea1|KSC|UniKS)/

/** Builds the PDF viewer: our page and its script, and the parts of pdf.js that it loads (API-59). */
export async function buildViewer(target: string): Promise<void> {
  await mkdir(target, { recursive: true })
  for (const name of ['index.html', 'viewer.css']) await cp(join(sources, name), join(target, name))
  await copyLibrary(join(target, 'pdfjs'))
  await bundle(target)
}

async function copyLibrary(target: string): Promise<void> {
  await cp(pdfjsFile('LICENSE'), join(target, 'LICENSE'))
  await cp(pdfjsFile('legacy/build/pdf.min.mjs'), join(target, 'pdf.mjs'))
  await cp(pdfjsFile('legacy/build/pdf.worker.min.mjs'), join(target, 'pdf.worker.mjs'))
  const tables = await readdir(dirname(pdfjsFile('cmaps/KSC-H.bcmap')))
  for (const name of tables.filter(table => KOREAN.test(table))) {
    await cp(pdfjsFile(`cmaps/${name}`), join(target, 'cmaps', name))
  }
}

async function bundle(target: string): Promise<void> {
  const stats = await new Promise<Stats | undefined>((resolve, reject) => {
    rspack(configuration(target), (error, result) => (error ? reject(error) : resolve(result)))
  })
  if (stats?.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }))
}

/** Bundles our script as a module, without pdf.js: that stays an unchanged file of its own. */
function configuration(target: string): Configuration {
  return {
    mode: 'production',
    target: ['web', 'es2022'],
    context: sources,
    entry: './main.ts',
    output: { path: target, filename: 'viewer.js', module: true, chunkFormat: 'module' },
    externals: { [LIBRARY]: 'module ./pdfjs/pdf.mjs' },
    resolve: { extensions: ['.ts'] },
    module: { rules: [{ test: /\.ts$/, use: { loader: 'builtin:swc-loader', options: typescript } }] },
  }
}

const typescript = { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } }
