import { expect, it } from 'vitest'
import { storedFile } from '../testing/fake-way.ts'
import { shareSent, type Upload, type UploadState } from './upload-list.ts'

function upload(size: number, state: UploadState, isStored = false): Upload {
  const stored = isStored ? storedFile('a', size) : null
  return { id: 'a', name: 'a', size, content: null, state, stored, breaks: 0 }
}

it.each([
  ['all of nothing', [], 1],
  ['none of a file that waits', [upload(4, { kind: 'waiting' })], 0],
  [
    'the sent part of one, and all of one that has arrived',
    [upload(4, { kind: 'uploading', sent: 0.5 }), upload(12, { kind: 'checking' }, true)],
    14 / 16,
  ],
  [
    'nothing of files that are never sent',
    [
      upload(4, { kind: 'refused', reason: 'x' }),
      upload(8, { kind: 'empty' }),
      upload(1, { kind: 'done' }, true),
    ],
    1,
  ],
] as const)('the share that was sent counts %s', (_what, files, share) => {
  expect(shareSent({ files: [...files], isOnline: true })).toBe(share)
})
