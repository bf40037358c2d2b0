import { findFittingAlternative, formatFullTitle, type ProductPage } from "@camber/domain/catalog"
import { formatHeld } from "@camber/domain/fitment"
import { LinkButton } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { FitChecks, FittingPart, InPlace } from "./view/fit-checks/FitChecks.tsx"
import { cardFit } from "../product-card/cardProps.ts"
import { PersonalPrice } from "../account/PersonalPrice.tsx"
import { carHref } from "../../foundation/page/hrefs.ts"
import { getImageUrl } from "../../foundation/page/images.ts"

/** Renders the details below the fit verdict: the part that fits instead, the compared values, and its place on the car. */
export default observer(function FitProof({ product }: { readonly product: ProductPage }) {
  const instead = findFittingAlternative(product)
  const held = product.variant.fit && formatHeld(product.variant.fit)
  return (
    <>
      {held && <p className="fitproof__held">{held}</p>}
      {instead && (
        <>
          <LinkButton variant="primary" href={instead.href}>
            Show the one that fits
          </LinkButton>
          {instead.card && (
            <FittingPart
              title={formatFullTitle(instead.card)}
              href={instead.card.productPageUrl}
              picture={{ src: getImageUrl(instead.card.thumbnailImageLink), alt: "" }}
              price={<PersonalPrice price={instead.card.pricing.salePriceString} />}
              fit={instead.card.fit ? cardFit(instead.card.fit, null, null) : undefined}
            />
          )}
        </>
      )}
      {product.measures.length > 0 && <FitChecks measures={product.measures} />}
      {product.place && (
        <InPlace
          name={product.place.name}
          href={`${carHref(product.place.listingPath)}?system=${product.place.system}#system`}
          picture={product.place.picture}
          litUrl={product.place.litUrl}
        />
      )}
    </>
  )
})
