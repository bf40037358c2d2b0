import {
  changeListing,
  DEFAULT_SORT,
  listingHref,
  getListingParameters,
  listingPath,
  parseSort,
  sortOrders,
  type ListingAddress,
  type Sort
} from "@camber/domain/search"
import { SortForm } from "./view/sort-form/SortForm.tsx"
import { useNavigate } from "react-router-dom"

export const sortLabel = (sort: Sort): string => sortOrders.find(({ value }) => value === sort)?.label ?? sort

export const ListingSort = ({ address }: { readonly address: ListingAddress }) => {
  const navigate = useNavigate()
  const fields = getListingParameters(changeListing(address, { sort: DEFAULT_SORT })).map(([name, value]) => ({ name, value }))
  const choose = (value: string) => void navigate(listingHref(changeListing(address, { sort: parseSort(value) })))
  return <SortForm action={listingPath(address.scope)} value={address.sort} options={sortOrders} fields={fields} onSort={choose} />
}
