import { Spinner } from './spinner.tsx'

export const examples = { loading: <Spinner label="화면을 불러오는 중입니다." /> }
