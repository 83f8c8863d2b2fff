import { useState } from 'react'
import { Pagination } from './pagination.tsx'

function Example({ start, pages }: { start: number; pages: number }) {
  const [page, setPage] = useState(start)
  return <Pagination label={`쪽 이동 (${pages}쪽)`} page={page} pages={pages} onPage={setPage} />
}

export const examples = {
  'in the middle': <Example start={5} pages={9} />,
  'at the first page': <Example start={1} pages={9} />,
  'with few pages': <Example start={2} pages={3} />,
  'with many pages': <Example start={128} pages={256} />,
}
