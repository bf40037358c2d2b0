import {
  LAST_OFFER_PAGE,
  LOW_STOCK,
  MAX_PRODUCT_QUERY_LENGTH,
  type OfferQuery,
  OFFERS_PER_PAGE,
  type OfferView,
  offerViews,
  type StaffOffer,
  type StaffOffers
} from "@camber/domain/staff"
import { Button, ChipStrip, Form, Pagination, TextField } from "@camber/ui"
import { useState } from "react"
import { useLocation, useNavigate } from "react-router-dom"
import { formatCount } from "../../foundation/page/format.ts"
import { useFetch } from "../../foundation/runtime/useFetch.ts"
import { OfferEditor } from "./OfferEditor.tsx"
import { getOffersHref, parseOfferQuery, STAFF_PRODUCTS_HREF } from "./offerQuery.ts"
import { type Can, StaffFrame } from "./StaffFrame.tsx"
import { loadStaffPage, staffHandle } from "./staffPage.ts"

export const load = loadStaffPage
export const handle = staffHandle("Products")

/** The parts of the search in the address, so that staff can navigate back to a search. */
export const Component = () => {
  const { search } = useLocation()
  return <Found key={search} query={parseOfferQuery(new URLSearchParams(search))} />
}

const Found = ({ query }: { readonly query: OfferQuery }) => {
  const fetched = useFetch((use) => use.Staff.use((staff) => staff.findOffers(query)))
  return (
    <StaffFrame name="Products" note="prices and stock" fetched={fetched} before={<FindForm query={query} />}>
      {(found, can) => <Offers query={query} found={found} can={can} receive={fetched.receive} />}
    </StaffFrame>
  )
}

interface OffersProps {
  readonly query: OfferQuery
  readonly found: StaffOffers
  readonly can: Can
  readonly receive: (found: StaffOffers) => void
}

const Offers = ({ can, found: { offers, total }, query, receive }: OffersProps) => {
  const most = OFFERS_PER_PAGE * LAST_OFFER_PAGE
  return (
    <>
      <output className="staff__count">
        {total >= most
          ? `More than ${formatCount(most)} parts. Search to find one.`
          : total === 1
            ? "1 part"
            : `${formatCount(total)} parts`}
      </output>
      {offers.length === 0 ? (
        <p className="staff__empty">
          No parts found.{" "}
          <a className="link" href={STAFF_PRODUCTS_HREF}>
            Clear search
          </a>
        </p>
      ) : (
        <OfferEditor
          label="Parts"
          offers={offers}
          can={can}
          isOwnPage={false}
          receive={(changed) => receive({ total, offers: replaceOffers(offers, changed) })}
        />
      )}
      <Pagination
        current={query.page}
        total={Math.min(LAST_OFFER_PAGE, Math.ceil(total / OFFERS_PER_PAGE))}
        hrefFor={(page) => getOffersHref({ ...query, page })}
      />
    </>
  )
}

const replaceOffers = (offers: ReadonlyArray<StaffOffer>, changed: ReadonlyArray<StaffOffer>): ReadonlyArray<StaffOffer> =>
  offers.map((offer) => changed.find(({ skuVariantNumber }) => skuVariantNumber === offer.skuVariantNumber) ?? offer)

const viewLabels: Readonly<Record<OfferView, string>> = {
  all: "All",
  low: `Low stock: ${LOW_STOCK} or fewer`,
  out: "Sold out"
}

const FindForm = ({ query }: { readonly query: OfferQuery }) => {
  const navigate = useNavigate()
  const [text, setText] = useState(query.text)
  return (
    <search className="staff__find">
      <Form label="Find parts" onSubmit={() => void navigate(getOffersHref({ ...query, text: text.trim(), page: 1 }))}>
        <TextField
          label="SKU, any other number, or words"
          type="search"
          autoComplete="off"
          maxLength={MAX_PRODUCT_QUERY_LENGTH}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <Button type="submit" variant="primary">
          Find
        </Button>
      </Form>
      <ChipStrip
        label="Lists of parts"
        chips={offerViews.map((view) => ({
          label: viewLabels[view],
          href: getOffersHref({ ...query, view, page: 1 }),
          current: view === query.view
        }))}
      />
    </search>
  )
}
