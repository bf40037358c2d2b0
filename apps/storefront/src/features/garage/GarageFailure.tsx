import { formatGarageFailure } from "@camber/domain/garage"
import { Button, InlineAlert } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { GarageStore } from "./GarageStore.ts"

/** Says what did not come through, and offers to give the last command again. A failed save is told beside its button. */
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

/** Stands beside the button that saves, which is pressed again (GAR-47). */
export const SaveFailure = observer(function NotSaved() {
  const { failure } = useStore(GarageStore)
  return failure?.of === "save" && <InlineAlert tone="bad">{formatGarageFailure(failure)}</InlineAlert>
})
