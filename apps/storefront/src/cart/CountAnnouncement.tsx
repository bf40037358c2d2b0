import { itemCountText } from "@camber/domain/catalogue"
import { VisuallyHidden } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { useState } from "react"
import { useLocation } from "react-router-dom"
import { useStore } from "../composition/StoreContext.ts"
import { cartHref } from "./cartHref.ts"
import { CartStore } from "./CartStore.ts"

/** Reads the count out when it changes. Not when it is first known, and not on the cart's page, which reads its total out. */
export const CountAnnouncement = observer(function CountAnnouncement() {
  const { itemCount } = useStore(CartStore)
  const { pathname } = useLocation()
  const [first, begin] = useState(itemCount)
  if (first === null && itemCount !== null) begin(itemCount)
  const hasChanged = first !== null && itemCount !== null && itemCount !== first && pathname !== cartHref
  return <div aria-live="polite">{hasChanged && <VisuallyHidden>{`Cart: ${itemCountText(itemCount)}`}</VisuallyHidden>}</div>
})
