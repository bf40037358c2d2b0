import { EmptyState, Link, LinkButton } from "@camber/ui"
import { listingHref, type Listing, type ListingAddress, ALL_PRODUCTS } from "@camber/domain/search"

export interface NothingFoundProps {
  readonly address: ListingAddress
  readonly listing: Listing
  /** The listing without filters. */
  readonly clearedHref: string
}

const searchOf = (query: string): string => listingHref({ ...ALL_PRODUCTS, scope: { kind: "search", slug: "search" }, query })

/** Renders a listing without products. It names the products that the shop does not carry and always links to alternatives. */
export const NothingFound = ({ address, clearedHref, listing: { read, title } }: NothingFoundProps) => (
  <>
    <EmptyState
      title={isEmptyClass(address) ? `No ${title} yet` : titleOf(read)}
      actions={
        <>
          {address.facets.length > 0 && (
            <LinkButton href={clearedHref} variant="primary">
              Clear the filters
            </LinkButton>
          )}
          <LinkButton href="/shop/all">Shop All Categories</LinkButton>
          {read !== null && <LinkButton href="/info/helpcenter#contactform">Ask us for it</LinkButton>}
        </>
      }
    >
      {advice(address, read)}
    </EmptyState>
    {read !== null && (read.didYouMean.length > 0 || read.ways.length > 0) && (
      <nav aria-label="Where to look instead">
        {read.didYouMean.length > 0 && (
          <p>
            Did you mean{" "}
            {read.didYouMean.map((number, at) => (
              <span key={number}>
                {at > 0 && " or "}
                <Link className="link" href={searchOf(number)}>
                  {number}
                </Link>
              </span>
            ))}
            ?
          </p>
        )}
        <ul className="applied">
          {read.ways.map(({ href, label }) => (
            <li key={href}>
              <Link className="chip" href={href}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    )}
  </>
)

/** Returns whether no part is made for a race class: neither a filter nor a word causes the empty list. */
const isEmptyClass = ({ facets, query, scope }: ListingAddress): boolean => scope.kind === "race" && query === "" && facets.length === 0

const titleOf = (read: Listing["read"]): string => {
  if (read?.notStocked) return `We don't stock ${read.notStocked}`
  return read?.notSold ? `We don't carry ${read.notSold}` : "No results match your whole search"
}

const advice = (address: ListingAddress, read: Listing["read"]): string => {
  const { query } = address
  if (isEmptyClass(address)) return "We have nothing made for this class. Universal parts may suit it: check your rule book."
  if (query === "") return "Remove a filter, or try a broader category."
  return read?.notStocked || read?.notSold
    ? "Ask us for it, or browse these categories."
    : "Check the spelling, use fewer words, or try a part number."
}
