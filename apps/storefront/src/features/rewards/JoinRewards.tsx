import { Button, InlineAlert } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { useState } from "react"
import type { LoyaltyStore } from "./LoyaltyStore.ts"

/** Joins the program with the account's own address. */
export const JoinRewards = observer(function JoinRewards({ loyalty, email }: { readonly loyalty: LoyaltyStore; readonly email: string }) {
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const join = async () => {
    setBusy(true)
    setError(await loyalty.join(email))
    setBusy(false)
  }
  return (
    <>
      <InlineAlert
        title="You can join with one click."
        action={
          <Button variant="primary" busy={isBusy} onClick={() => void join()}>
            Join Rewards
          </Button>
        }
      >
        It is free, and you get points for joining.
      </InlineAlert>
      {error !== null && <InlineAlert tone="bad">{error}</InlineAlert>}
    </>
  )
})
