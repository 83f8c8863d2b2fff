type Packages = {
  names: readonly [string, ...string[]]
  copyright: string
  licence: 'MIT License' | 'Apache License 2.0'
}

/** The open-source packages whose code reaches the browser, each with the copyright line of its licence. */
export const packages: readonly Packages[] = [
  {
    names: ['react', 'react-dom', 'scheduler'],
    copyright: 'Meta Platforms, Inc. and affiliates',
    licence: 'MIT License',
  },
  {
    names: ['react-router', 'react-router-dom'],
    copyright: '2015-2019 React Training LLC, 2020-2021 Remix Software Inc., 2022-2023 Shopify Inc.',
    licence: 'MIT License',
  },
  { names: ['jotai'], copyright: '2020 Poimandres', licence: 'MIT License' },
  { names: ['axios'], copyright: '2014-present Matt Zabriskie & Collaborators', licence: 'MIT License' },
  { names: ['single-spa'], copyright: '2020 single-spa', licence: 'MIT License' },
  {
    names: ['@module-federation/enhanced', '@module-federation/inject-external-runtime-core-plugin'],
    copyright: '2020 ScriptedAlchemy LLC (Zack Jackson), Zhou Shaw',
    licence: 'MIT License',
  },
  { names: ['minisearch'], copyright: 'Luca Ongaro', licence: 'MIT License' },
  { names: ['valibot'], copyright: 'Fabian Hiller', licence: 'MIT License' },
  {
    names: ['@noble/ed25519', '@noble/hashes'],
    copyright: '2019-present Paul Miller (https://paulmillr.com)',
    licence: 'MIT License',
  },
  { names: ['pdfjs-dist'], copyright: 'Mozilla Foundation', licence: 'Apache License 2.0' },
]

/** The licence requires its text in each copy. */
export const mitLicence = [
  'Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:',
  'The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.',
  'THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.',
] as const

export const apacheLicenceAddress = 'https://www.apache.org/licenses/LICENSE-2.0'
