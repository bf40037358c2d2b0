import { formatGarageFailure } from "@camber/domain/garage"
import { Button, InlineAlert } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { GarageStore } from "./GarageStore.ts"

/** Names the failed request and offers to retry the last command. A failed save is shown beside its button instead. */
export const GarageFailure = observer(function GarageFailure() {
  const garage = useStore(GarageStore)
  const { failure, hasFailed } = garage
  return (
    hasFailed &&
    failure?.of !== "save" && (
      <InlineAlert
        tone="bad"
        action={
          <Button size="small" onClick={() => garage.retry()}>
            Try again
          </Button>
        }
      >
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
