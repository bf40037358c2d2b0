import { changedListing, listingHref, listingParameters, listingPath, type ListingAddress, type Sort } from "@camber/domain/search"
import { SortForm } from "./view/sort-form/SortForm.tsx"
import { useNavigate } from "../../foundation/router/hooks.ts"

const sorts: ReadonlyArray<{ readonly value: Sort; readonly label: string }> = [
  { value: "relevance", label: "Best match" },
  { value: "popular", label: "Most popular" },
  { value: "price", label: "Price, low to high" },
  { value: "-price", label: "Price, high to low" },
  { value: "rating", label: "Best rated" },
  { value: "new", label: "Newest" }
]

export const sortLabel = (sort: Sort): string => sorts.find(({ value }) => value === sort)?.label ?? sort

export const ListingSort = ({ address }: { readonly address: ListingAddress }) => {
  const navigate = useNavigate()
  const fields = listingParameters(changedListing(address, { sort: "relevance" })).map(([name, value]) => ({ name, value }))
  const choose = (value: string) => {
    const sort = sorts.find((sort) => sort.value === value)
    if (sort) void navigate(listingHref(changedListing(address, { sort: sort.value })))
  }
  return <SortForm action={listingPath(address.scope)} value={address.sort} options={sorts} fields={fields} onSort={choose} />
}
