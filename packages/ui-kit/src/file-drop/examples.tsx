import { useState, type ReactNode } from 'react'
import { Progress } from '../progress/progress.tsx'
import type { ChosenFile, FileState } from './chosen-file.ts'
import { FileDrop } from './file-drop.tsx'
import { FileSlot } from './file-slot.tsx'

const picture = new Blob(
  [
    '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80"><rect width="80" height="80" fill="#d6e0eb"/><path d="M20 24h40M20 40h40M20 56h24" stroke="#063a74" stroke-width="6"/></svg>',
  ],
  { type: 'image/svg+xml' },
)

const states: Record<string, FileState> = {
  '택배 운송장 5월.jpg': { kind: 'done' },
  '전자세금계산서_가나다라마바사아자차카타파하_2024년_상반기_배달대행_정산내역_최종본.pdf': {
    kind: 'uploading',
    percent: 42,
  },
  '카드 영수증.png': { kind: 'failed', reason: '파일이 손상되어 열 수 없습니다.' },
  '배달장부.xlsx': { kind: 'waiting' },
}

const moreStates: Record<string, FileState> = {
  '운송장 1.jpg': { kind: 'chosen' },
  '운송장 2.jpg': { kind: 'preparing' },
  '운송장 3.jpg': { kind: 'checking' },
  '운송장 4.jpg': { kind: 'empty' },
  '정산내역.exe': { kind: 'refused', reason: '지원하지 않는 파일 형식입니다.' },
}

const listed = (all: Record<string, FileState>): ChosenFile[] =>
  Object.entries(all).map(([name, state]) => ({
    id: name,
    name,
    detail: '1.2 MB',
    state,
    ...(name.endsWith('jpg') && { content: picture, view: { onPress: () => {} } }),
    ...(name.endsWith('pdf') && { view: { content: picture, hrefFor: (address: string) => address } }),
  }))
const several = listed(states)

function added(content: File): ChosenFile {
  return {
    id: `${content.name}-${content.lastModified}`,
    name: content.name,
    state: { kind: 'attached' },
    content,
  }
}

function Several({ start = [], problem, disabledReason, children }: SeveralProps) {
  const [files, setFiles] = useState(start)
  const change = (id: string, state: FileState) => {
    setFiles(files.map(file => (file.id === id ? { ...file, state } : file)))
  }
  return (
    <FileDrop
      label="증빙서류"
      hint="JPG, PNG, PDF 파일을 10개까지, 하나에 10MB까지 올릴 수 있습니다."
      accept=".jpg,.png,.pdf"
      limit={10}
      files={files}
      onAdd={chosen => setFiles([...files, ...chosen.map(added)])}
      onRemove={id => setFiles(files.filter(file => file.id !== id))}
      onRetry={id => change(id, { kind: 'done' })}
      problem={problem}
      disabledReason={disabledReason}
      camera
      required
    >
      {children}
    </FileDrop>
  )
}

type SeveralProps = { start?: ChosenFile[]; problem?: string; disabledReason?: string; children?: ReactNode }

function One({ start, problem }: { start?: ChosenFile; problem?: string }) {
  const [file, setFile] = useState(start)
  return (
    <FileSlot
      label="사업자등록증"
      hint="최근 3개월 안에 발급받은 것"
      file={file}
      onChoose={chosen => setFile(added(chosen))}
      onRemove={() => setFile(undefined)}
      problem={problem}
      required
    />
  )
}

export const examples = {
  empty: <Several />,
  'files in every state': <Several start={several} />,
  'files on their way': (
    <Several start={listed(moreStates)}>
      <Progress label="파일 5개 중 2개를 올렸습니다." percent={40} />
    </Several>
  ),
  'with a problem': <Several problem="증빙서류를 하나 이상 등록해주세요." />,
  'that takes nothing at the moment': <Several disabledReason="의견을 먼저 입력해주세요." />,
  'an empty slot': <One />,
  'a slot with its document': (
    <One
      start={{
        id: '1',
        name: '사업자등록증.jpg',
        detail: '840 KB',
        state: { kind: 'done' },
        content: picture,
      }}
    />
  ),
  'a slot with a problem': <One problem="사업자등록증을 등록해주세요." />,
}
