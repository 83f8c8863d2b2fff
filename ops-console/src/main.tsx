import { startPage } from 'page-kit'
import { callOps } from './api/call-ops.ts'
import { followOps } from './api/follow-ops.ts'
import { Console } from './console.tsx'

startPage(
  document.getElementById('page'),
  <Console call={callOps} follow={followOps} storage={sessionStorage} />,
)
