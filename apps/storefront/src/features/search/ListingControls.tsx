import {
  type ListingAddress,
  type ListingView,
  changeListing,
  DEFAULT_SORT,
  listingHref,
  getListingParameters,
  listingPath,
  parseSort,
  sortOrders,
  type Sort
} from "@camber/domain/search"
import { useEffect } from "react"
import { useNavigate } from "react-router-dom"
import type { ProductCard } from "@camber/domain/catalog"
import { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { ViewSwitch } from "./view/view-switch/ViewSwitch.tsx"
import { SortForm } from "./view/sort-form/SortForm.tsx"

export const sortLabel = (sort: Sort): string => sortOrders.find(({ value }) => value === sort)?.label ?? sort

export const ListingSort = ({ address }: { readonly address: ListingAddress }) => {
  const navigate = useNavigate()
  const fields = getListingParameters(changeListing(address, { sort: DEFAULT_SORT })).map(([name, value]) => ({ name, value }))
  const choose = (value: string) => void navigate(listingHref(changeListing(address, { sort: parseSort(value) })))
  return <SortForm action={listingPath(address.scope)} value={address.sort} options={sortOrders} fields={fields} onSort={choose} />
}

interface ListingViewsProps {
  readonly address: ListingAddress
  readonly view: ListingView
  /** Returns the listing's URL with changes. */
  readonly change: (changes: Partial<ListingAddress>) => string
}

/** Switches between cards and a table. The view in the URL is stored for later listings (LOOK-03). */
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

type Measured = Pick<ProductCard, "deciding">

/** Maximum number of columns: as many as fit beside the part, its fit and its price. */
const MOST_COLUMNS = 4

/**
 * Returns the deciding measures that more than a third of a page's parts have, in the order in which a shopper decides. Omits a measure
 * with the same value for all parts.
 */
export const tableColumns = (cards: ReadonlyArray<Measured>): ReadonlyArray<string> => {
  const values = new Map<string, Array<string>>()
  for (const { deciding } of cards) {
    for (const { name, value } of deciding) values.set(name, [...(values.get(name) ?? []), value])
  }
  return [...values]
    .filter(
      ([, found]) => found.length * 3 > cards.length && (cards.length === 1 || new Set(found).size > 1 || found.length < cards.length)
    )
    .map(([name]) => name)
    .slice(0, MOST_COLUMNS)
}

/** Returns a part's values of these measures, null for missing ones. */
export const getMeasures = ({ deciding }: Measured, columns: ReadonlyArray<string>): ReadonlyArray<string | null> =>
  columns.map((column) => deciding.find(({ name }) => name === column)?.value ?? null)
