import { itemCountText } from "@camber/domain/catalogue"
import { VisuallyHidden } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { useState } from "react"
import { useLocation } from "react-router-dom"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { cartHref } from "../../foundation/page/hrefs.ts"
import { CartStore } from "./CartStore.ts"

/** Reads the count out when it changes. Not when it is first known, and not on the cart's page, which reads its total out. */
export const CountAnnouncement = observer(function CountAnnouncement() {
  const itemCount = useStore(CartStore).state?.itemCount ?? null
  const { pathname } = useLocation()
  const [known, know] = useState(itemCount)
  const [text, say] = useState("")
  if (itemCount !== known) {
    know(itemCount)
    say(known === null || itemCount === null || pathname === cartHref ? "" : `Cart: ${itemCountText(itemCount)}`)
  }
  return (
    <div aria-live="polite">
      <VisuallyHidden>{text}</VisuallyHidden>
    </div>
  )
})
