import type { ListingAddress, ListingView } from "@camber/domain/search"
import { useEffect } from "react"
import { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { ViewSwitch } from "./view/view-switch/ViewSwitch.tsx"

interface ListingViewsProps {
  readonly address: ListingAddress
  readonly view: ListingView
  /** Returns the listing's URL with changes. */
  readonly change: (changes: Partial<ListingAddress>) => string
}

/** Switches between cards and a table. The view in the address is stored for later listings (LOOK-03). */
export const ListingViews = ({ address, change, view }: ListingViewsProps) => {
  const runtime = useStore(AppRuntime)
  const addressView = address.view
  useEffect(() => {
    if (addressView !== undefined) void runtime.run((use) => use.Search.use((search) => search.keepView(addressView)))
  }, [runtime, addressView])
  return (
    <ViewSwitch
      current={view}
      views={[
        { view: "cards", label: "Cards", icon: "layout-grid", href: change({ view: "cards", page: address.page }) },
        { view: "table", label: "Table", icon: "rows", href: change({ view: "table", page: address.page }) }
      ]}
    />
  )
}
