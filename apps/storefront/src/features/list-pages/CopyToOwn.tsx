import { LISTS_HREF, type PartsList } from "@camber/domain/lists"
import { Button, type ButtonLook, InlineAlert } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { useState } from "react"
import { useNavigate } from "react-router-dom"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { ListsStore } from "../lists/ListsStore.ts"
import { useSingleFlight } from "../lists/useSingleFlight.ts"

export interface CopyToOwnProps extends Pick<ButtonLook, "block" | "size"> {
  readonly list: Pick<PartsList, "shareGuid">
}

/** Copies a shared list to the shopper's lists and opens the copy (LIST-19). */
export const CopyToOwn = observer(function CopyToOwn({ list: { shareGuid }, ...look }: CopyToOwnProps) {
  const lists = useStore(ListsStore)
  const navigate = useNavigate()
  const [hasFailed, setFailed] = useState(false)
  const alone = useSingleFlight()
  const copy = async () => {
    setFailed(false)
    if (await lists.run((use) => use.copy(shareGuid))) await navigate(LISTS_HREF)
    else setFailed(true)
  }
  return (
    <div>
      <Button {...look} busy={lists.state?.isBusy ?? false} onClick={() => void alone(copy)}>
        Copy to My Lists
      </Button>
      {hasFailed && <InlineAlert tone="bad">We couldn't copy this list. Try again in a moment.</InlineAlert>}
    </div>
  )
})
