import { Button, InlineAlert } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import { useOwnStore } from "../../foundation/runtime/StoreContext.ts"
import { PrivacyStore } from "./PrivacyStore.ts"

/** The tracking switch. It reserves its space until the state is known, so that the layout does not shift. */
export const PrivacyChoice = observer(function PrivacyChoice() {
  const store = useOwnStore(PrivacyStore)
  useEffect(() => void store.load(), [store])
  const { state } = store
  return (
    <div className="privacy">
      <InlineAlert tone={state !== null && isRefused(state) ? "good" : "info"}>
        {state === null ? "Loading your choice …" : sentenceOf(state)}
      </InlineAlert>
      <Button disabled={state === null || state.isRefusedByBrowser} onClick={() => void store.choose(!(state?.isRefused ?? false))}>
        {state?.isRefused ? "Allow it again" : "Stop counting my visits"}
      </Button>
    </div>
  )
})

interface Shown {
  readonly isRefused: boolean
  readonly isRefusedByBrowser: boolean
}

const isRefused = (state: Shown): boolean => state.isRefused || state.isRefusedByBrowser

const sentenceOf = (state: Shown): string => {
  if (state.isRefusedByBrowser)
    return "Your browser sends Global Privacy Control, so we don't track your visits. There's nothing to turn off here."
  return state.isRefused
    ? "We don't track your visits in this browser. We deleted the tracking data it stored."
    : "We count views and purchases to improve the shop. We don't share the data."
}
