import "./offline-changes.css"
import { formatParkedChange, formatSyncResult, type OfflineQueue } from "@camber/domain/offline-queue"
import type { Effect } from "effect"
import { observer } from "mobx-react-lite"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { AsideChanges } from "./view/aside-changes/AsideChanges.tsx"
import { OfflineChangesStore } from "./OfflineChangesStore.ts"

/**
 * Lists changes that the services rejected after every retry, so that the visitor can retry or discard each. A change that this page cannot
 * read can only be discarded.
 */
export default observer(function AsideNotice() {
  const waiting = useStore(OfflineChangesStore)
  const { state } = waiting
  if (state === null) return null
  const decide = (command: (outbox: OfflineQueue["Service"]) => Effect.Effect<void>) => {
    // The row disappears with its buttons, so the focus moves to the page.
    document.getElementById("main")?.focus({ preventScroll: true })
    waiting.decide(command)
  }
  return (
    <AsideChanges
      changes={[
        ...state.aside.map((change) => ({ id: change.key, text: formatParkedChange(change, state.known), canRetry: true })),
        ...state.unreadable.map((id) => ({ id, text: formatSyncResult.unreadableChange, canRetry: false }))
      ]}
      onTryAgain={(key) => decide((outbox) => outbox.resume([key]))}
      onDiscard={(key) => decide((outbox) => outbox.discard([key]))}
    />
  )
})
