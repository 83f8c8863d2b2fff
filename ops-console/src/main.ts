import { start } from './start.tsx'

start(document.getElementById('console'))
