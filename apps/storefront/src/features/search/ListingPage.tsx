import { AppliedFilters } from "./view/applied-filters/AppliedFilters.tsx"
import {
  Breadcrumbs,
  ChipStrip,
  classNames,
  FitLine,
  InlineAlert,
  Link,
  LinkButton,
  PageTitle,
  Pagination,
  type ProductCardProps,
  ProductGrid,
  VisuallyHidden
} from "@camber/ui"
import { FilterButton } from "./view/facets/FacetGroup.tsx"
import { canonicalHref, changeListing, DEFAULT_SORT, pickProductsToCompare, listingHref, type ListingAddress } from "@camber/domain/search"
import { COMPARE_HREF, compareHref, MAX_COMPARED } from "@camber/domain/comparison"
import type { VehicleLabel } from "@camber/domain/vehicle"
import { observer } from "mobx-react-lite"
import { type ComponentProps, memo, useEffect, useRef } from "react"
import { useLoaderData, useNavigate } from "react-router-dom"
import { CartStore } from "../cart/CartStore.ts"
import { cardProps } from "../product-card/cardProps.ts"
import { isInsideOverlay } from "../../foundation/page/restoreFocus.ts"
import { useAnnouncement } from "../../foundation/page/AnnouncementStore.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { FeedbackQuestion } from "../feedback/FeedbackQuestion.tsx"
import { useRecordVisit } from "../history/useRecordVisit.ts"
import { carHref, classRulesHref } from "../../foundation/page/hrefs.ts"
import type { PageHandle } from "../../foundation/page/PageHead.ts"
import type { ListingData } from "../../foundation/page/Pages.ts"
import { breadcrumbs, collectionPage } from "../../foundation/page/structuredData.ts"
import { formatCount } from "../../foundation/page/format.ts"
import { Recommended } from "../recommendations/Recommended.tsx"
import { ProjectStore } from "../vehicle/ProjectStore.ts"
import { YourCar } from "../vehicle/YourCar.tsx"
import { BuildSwitch } from "./BuildSwitch.tsx"
import { FitsSwitch } from "./FitsSwitch.tsx"
import { ListingFacets } from "./ListingFacets.tsx"
import { NothingFound } from "./NothingFound.tsx"
import { SearchNotes } from "./SearchNotes.tsx"
import { getMeasures, tableColumns, ListingViews, ListingSort, sortLabel } from "./ListingControls.tsx"
import { ListingTable } from "./view/listing-table/ListingTable.tsx"
import { ReadParts } from "./view/read-search/ReadParts.tsx"

const FACETS = "facets"
/** Number of cards in the first row of the widest screen. */
const FIRST_ROW = 5

const itemCount = (count: number): string => `${formatCount(count)} ${count === 1 ? "item" : "items"}`

export const Component = observer(function ListingPage() {
  const data = useLoaderData() as ListingData
  const { plate, selected } = useStore(ProjectStore)
  return <Listing data={data} plate={plate} ownPath={selected?.description.customerProjectUrl ?? null} />
})

/** Links to the whole job that the term names. */
const NamedJobs = ({ jobs }: Pick<ListingData["listing"], "jobs">) =>
  jobs.map(({ href, label }) => (
    <InlineAlert key={href} isSilent title={label} action={<LinkButton href={href}>Plan the Job</LinkButton>}>
      Everything the whole job needs, and which parts you already have.
    </InlineAlert>
  ))

interface ListingProps {
  readonly data: ListingData
  readonly plate: VehicleLabel | null
  /** The page of the shopper's own car or class. */
  readonly ownPath: string | null
}

/** Observes nothing itself, so that a back navigation does not render it again. */
const Listing = memo(function Listing({ data: { address, listing, view }, ownPath, plate }: ListingProps) {
  const cart = useStore(CartStore)
  useEffect(() => {
    if (address.query === "") cart.seeList("shop", listing.title)
    else cart.seeList("search", address.query)
  }, [cart, address.query, listing.title])
  useRecordVisit(listing.canonicalPath, address.scope.kind === "category" ? { title: listing.title, skuBaseNumber: null } : null)
  const change = (changes: Partial<ListingAddress>) => listingHref(changeListing(address, changes), listing.canonicalPath)
  const results = useSpokenResults({ address, listing })
  const hasFacets = listing.facets.length > 0
  // The page of the shopper's own car or class contains only fitting parts, so it needs no switch.
  const isProjects = address.scope.kind === "vehicle" || address.scope.kind === "race"
  const isOwnPage = isProjects && ownPath === listing.canonicalPath
  const filters = address.facets.map((facet) => ({
    label: facet.value,
    href: change({ facets: address.facets.filter((other) => other !== facet) })
  }))
  const all = listing.cards.map((card) => cardProps(card, plate))
  const { cards, fit } = view === "table" ? { cards: all, fit: null } : withSharedFit(all)
  return (
    <div className={classNames("wrap listpage", isOwnPage && "listpage--own")}>
      <Breadcrumbs items={listing.trail} current={listing.title} />
      <PageTitle title={listing.title} note={listing.fit?.isNarrowed && plate ? `for your ${plate.vehicle}` : undefined} />
      {isOwnPage && <YourCar place="parts" />}
      {address.scope.kind === "vehicle" && !isOwnPage && (
        <p>
          <Link className="link" href={carHref(listing.canonicalPath)}>
            Browse by system
          </Link>
        </p>
      )}
      {listing.hasClassSheet === true && (
        <p>
          <Link className="link" href={classRulesHref(listing.canonicalPath)}>
            Class rules
          </Link>
        </p>
      )}
      {listing.correctedQuery !== null && (
        <p>
          Showing results for <b>{listing.correctedQuery}</b>.{" "}
          <Link className="link" href={change({ exact: true })}>
            Search for “{address.query}” as typed
          </Link>
        </p>
      )}
      <ReadParts
        parts={(listing.read?.parts ?? []).map(({ label, without }) => ({ label, href: change({ query: without, exact: false }) }))}
      />
      <CarChoices
        cars={(listing.read?.cars ?? []).map(({ label, query }) => ({ label, href: change({ query, exact: false, page: 1 }) }))}
      />
      <NamedJobs jobs={listing.jobs} />
      <SearchNotes fit={listing.fit} isRanked={address.sort === "relevance"} read={listing.read} total={listing.total} />
      <div className="listing">
        {hasFacets && <ListingFacets id={FACETS} address={address} listing={listing} done={`Show ${itemCount(listing.total)}`} />}
        <section className="main" aria-labelledby="results">
          <div className="tools">
            <div className="toolbar">
              <h2 id="results" className="count" ref={results} tabIndex={-1}>
                {itemCount(listing.total)}
                {listing.page > 1 && <VisuallyHidden>{`, page ${listing.page} of ${listing.pageCount}`}</VisuallyHidden>}
              </h2>
              {listing.total > 0 && (
                <>
                  {hasFacets && <FilterButton opens={FACETS} count={address.facets.length} />}
                  <ListingSort address={address} />
                </>
              )}
            </div>
            <div className="refine">
              {!isOwnPage && <FitsSwitch address={address} listing={listing} href={change({ fits: !listing.fit?.isNarrowed })} />}
              <BuildSwitch address={address} listing={listing} />
              {listing.children.length > 0 && (
                <ChipStrip
                  label="Categories"
                  chips={listing.children.map(({ label, href, count }) => ({
                    label,
                    href: listingHref(changeListing(address, { facets: [], fits: isOwnPage || address.fits }), href),
                    // Another car's count is unknown: the category's count covers the products of all cars.
                    count: isProjects && !isOwnPage ? undefined : formatCount(count)
                  }))}
                />
              )}
              <CompareFirst listing={listing} />
              {listing.total > 0 && <ListingViews address={address} view={view} change={change} />}
            </div>
          </div>
          <AppliedFilters filters={filters} clearHref={change({ facets: [] })} />
          {listing.total === 0 ? (
            <NothingFound address={address} listing={listing} clearedHref={change({ facets: [] })} />
          ) : (
            <>
              {fit && <FitLine {...fit} />}
              {view === "table" ? <PartsTable listing={listing} cards={cards} /> : <ProductGrid cards={cards} eager={FIRST_ROW} />}
            </>
          )}
          <Pagination current={listing.page} total={listing.pageCount} hrefFor={(page) => change({ page })} />
        </section>
      </div>
      {(address.scope.kind === "search" || address.scope.kind === "category") && (
        <Recommended
          key={listing.canonicalPath + address.query}
          sections={["Search"]}
          keywords={address.scope.kind === "category" ? listing.title : address.query}
        />
      )}
      <FeedbackQuestion
        key={`asked ${listing.canonicalPath}${address.query}`}
        question="Did you find what you were looking for?"
        element={address.query === "" ? "Listing" : "Search Results"}
        misoId={null}
      />
    </div>
  )
})

/** Renders the page's parts with their deciding facts side by side. */
const PartsTable = ({ cards, listing }: Pick<ListingData, "listing"> & { readonly cards: ReadonlyArray<ProductCardProps> }) => {
  const navigate = useNavigate()
  const columns = tableColumns(listing.cards)
  return (
    <ListingTable
      label={listing.title}
      columns={columns}
      rows={listing.cards.map((card, index) => {
        const { action, fit, href, image, isFrom, price, product, stock } = cards[index]!
        return { action, fit, href, image, isFrom, price, product, stock, sku: card.skuBaseNumber, measures: getMeasures(card, columns) }
      })}
      compareAction={COMPARE_HREF}
      mostCompared={MAX_COMPARED}
      onCompare={(skus) => void navigate(compareHref(skus))}
    />
  )
}

/** Shows a fit guarantee that all cards share once, above them. */
const withSharedFit = (cards: ReadonlyArray<ProductCardProps>) => {
  const fit = cards[0]?.fit
  const isShared =
    fit?.tone === "fit" &&
    cards.length > 1 &&
    cards.every((card) => card.fit?.label === fit.label && card.fit.note === fit.note && !card.fit.link)
  return isShared ? { cards: cards.map((card) => ({ ...card, fit: undefined })), fit } : { cards, fit: null }
}

/** Renders a link that compares parts of one type; the comparison has a URL, so it works without scripts. */
const CompareFirst = ({ listing }: Pick<ListingData, "listing">) => {
  const compared = pickProductsToCompare(listing)
  return (
    compared.length > 0 && (
      <Link className="link" href={compareHref(compared)}>
        {listing.total === 2 ? "Compare both" : `Compare the first ${compared.length}`}
      </Link>
    )
  )
}

/** A name of several cars, or a span of years, leaves one question open: the shopper's own car. */
const CarChoices = ({ cars }: { readonly cars: ComponentProps<typeof ChipStrip>["chips"] }) =>
  cars.length > 0 && (
    <>
      <p>Which one is yours?</p>
      <ChipStrip label="Which car?" chips={cars} />
    </>
  )

/**
 * Announces new results, because the frame does not detect this navigation. Another page of results moves the focus to their heading; a
 * changed count or order is announced.
 */
const useSpokenResults = ({ address, listing: { canonicalPath, page, total } }: Omit<ListingData, "view">) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useAnnouncement(itemCount(total), { of: canonicalPath, when: `${total} ${address.query}` })
  useAnnouncement(`Sorted by: ${sortLabel(address.sort)}`, { of: canonicalPath, when: address.sort })
  const shown = useRef({ canonicalPath, page })
  useEffect(() => {
    const before = shown.current
    shown.current = { canonicalPath, page }
    if (before.canonicalPath === canonicalPath && before.page !== page && !isInsideOverlay(document.activeElement))
      heading.current?.focus({ preventScroll: true })
  }, [canonicalPath, page])
  return heading
}

export const handle: PageHandle<ListingData> = {
  head: ({ address, listing }, { settings }) => {
    const isNarrowed =
      address.facets.length > 0 ||
      address.fits !== null ||
      address.sort !== DEFAULT_SORT ||
      address.query !== "" ||
      address.view !== undefined
    const page = listing.page > 1 ? `, page ${listing.page}` : ""
    return {
      title: `${listing.title}${page} | ${settings.brandName}`,
      description: `${itemCount(listing.total)} in ${listing.title}, each with what it fits and why.`,
      canonicalPath: canonicalHref(listing.canonicalPath, listing.page),
      isIndexed: !isNarrowed && listing.total > 0,
      imagePath: listing.cards[0]?.thumbnailImageLink ?? null,
      structuredData: (origin) => [
        breadcrumbs(origin, [...listing.trail, { label: listing.title, href: listing.canonicalPath }]),
        collectionPage(
          origin,
          { label: listing.title, href: listing.canonicalPath },
          listing.cards.map(({ displayTitle, productPageUrl }) => ({ label: displayTitle, href: productPageUrl }))
        )
      ]
    }
  }
}
