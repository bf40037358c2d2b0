import { observer } from "mobx-react-lite"
import { InlineAlert } from "@camber/ui"
import { useEffect } from "react"
import { Lazy, type LazyComponent } from "../../foundation/lazy/Lazy.tsx"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { OfflineChangesStore } from "./OfflineChangesStore.ts"

const asideNotice: LazyComponent = () => import("./AsideNotice.tsx")

/** Shows rejected offline changes, and loads their code only if there are any. */
export const ParkedChanges = observer(function ParkedChanges() {
  const { state } = useStore(OfflineChangesStore)
  const isAny = state !== null && state.aside.length + state.unreadable.length > 0
  return isAny && <Lazy load={asideNotice} isWanted />
})

const names = { cart: "Your cart is", lists: "Your lists are" } as const

/** A notice in place of data that this device has never loaded, so that it does not look empty. Loads the data once the network returns. */
export const PartialDataNotice = ({ of, onBack }: { readonly of: keyof typeof names; readonly onBack: () => void }) => {
  useEffect(() => {
    addEventListener("online", onBack)
    return () => removeEventListener("online", onBack)
  })
  return (
    <InlineAlert tone="warning" title={`${names[of]} not available offline yet`}>
      Nothing is lost. It'll appear when you're online. Anything you add now is saved on this device.
    </InlineAlert>
  )
}
