import { Skeleton } from './skeleton.tsx'

export const examples = { 'three lines': <Skeleton label="목록을 불러오는 중입니다." /> }
