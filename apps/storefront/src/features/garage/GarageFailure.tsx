import { formatGarageFailure } from "@camber/domain/garage"
import { InlineAlert } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { RetryButton } from "../../foundation/page/RetryButton.tsx"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { GarageStore } from "./GarageStore.ts"

/** Names the failed request and offers to retry the last command. A failed save is shown beside its button instead. */
export const GarageFailure = observer(function GarageFailure() {
  const garage = useStore(GarageStore)
  const { failure, hasFailed } = garage
  return (
    hasFailed &&
    failure?.of !== "save" && (
      <InlineAlert tone="bad" action={<RetryButton size="small" onRetry={() => garage.retry()} />}>
        {formatGarageFailure(failure ?? { of: "garage", isUnreachable: true, reason: null })}
      </InlineAlert>
    )
  )
})

/** Error beside the save button, which the shopper clicks again (GAR-47). */
export const SaveFailure = observer(function SaveFailure() {
  const { failure } = useStore(GarageStore)
  return failure?.of === "save" && <InlineAlert tone="bad">{formatGarageFailure(failure)}</InlineAlert>
})
