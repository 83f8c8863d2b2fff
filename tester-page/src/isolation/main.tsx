import { startPage } from 'page-kit'
import { callSandbox } from '../api/call-sandbox.ts'
import { IsolationPage } from './isolation-page.tsx'
import { RemoteList } from './parts/remote-list.tsx'
import { readRemotes } from './read-remotes.ts'

const [, , , name = ''] = decodeURIComponent(location.pathname).split('/')
const remotes = await readRemotes()
const remote = remotes.find(each => each.name === name)
const open = (query: string) => location.assign(`${location.pathname}${query && `?${query}`}`)

startPage(
  document.getElementById('page'),
  remote ? (
    <IsolationPage remote={remote} query={location.search} call={callSandbox} open={open} />
  ) : (
    <RemoteList remotes={remotes} />
  ),
)
