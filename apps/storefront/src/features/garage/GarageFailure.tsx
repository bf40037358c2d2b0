import { failureText } from "@camber/domain/garage"
import { Button, Notice } from "@camber/ui"
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
      <Notice
        tone="bad"
        action={
          <Button size="small" onClick={() => garage.retry()}>
            Try again
          </Button>
        }
      >
        {failureText(failure ?? { of: "garage", isUnreachable: true, reason: null })}
      </Notice>
    )
  )
})

/** Stands beside the button that saves, which is pressed again (GAR-47). */
export const NotSaved = observer(function NotSaved() {
  const { failure } = useStore(GarageStore)
  return failure?.of === "save" && <Notice tone="bad">{failureText(failure)}</Notice>
})
