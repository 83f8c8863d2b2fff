import { startPage } from 'page-kit'
import { callSandbox } from './api/call-sandbox.ts'
import { Tester } from './tester.tsx'

startPage(document.getElementById('page'), <Tester call={callSandbox} />)
