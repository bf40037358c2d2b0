import { Button, Notice } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { GarageStore } from "./GarageStore.ts"

/** Says that the last command did not come through, and offers to give it again. */
export const GarageFailure = observer(function GarageFailure() {
  const garage = useStore(GarageStore)
  return (
    garage.hasFailed && (
      <Notice
        tone="bad"
        action={
          <Button size="small" onClick={() => garage.retry()}>
            Try again
          </Button>
        }
      >
        Your garage could not be loaded. {garage.state?.isHydrated && "Your choices are still here."}
      </Notice>
    )
  )
})
