import { Newest, Press } from 'page-kit'
import { readIdentityRequests, type Person } from 'sandbox-api'
import { Cards } from '../parts/cards.tsx'
import { useRead } from '../parts/use-read.ts'
import { RequestCard } from './request-card.tsx'
import * as t from './texts.ko.ts'

/** Verifications that wait for their person. */
export function Identity({ persons }: { persons: readonly Person[] }) {
  const { value, problem, refresh } = useRead(readIdentityRequests)
  return (
    <>
      <div>
        <Press label={t.refresh} onClick={() => void refresh()} />
      </div>
      <Newest value={value} problem={problem}>
        {({ requests }) => (
          <Cards of={requests} keyOf={({ transactionId }) => transactionId} nothing={t.none}>
            {request => <RequestCard request={request} persons={persons} onEnded={refresh} />}
          </Cards>
        )}
      </Newest>
    </>
  )
}
