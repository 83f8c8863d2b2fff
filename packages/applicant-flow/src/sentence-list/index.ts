export { SentenceList } from './sentence-list.tsx'
