import { Lazy, type LazyComponent } from "../../foundation/lazy/Lazy.tsx"
import { findFittingAlternative, type IndexOption, getMissingOptions, type ProductPage } from "@camber/domain/catalog"
import { formatReason } from "@camber/domain/fitment"
import { getProjectFingerprint } from "@camber/domain/vehicle"
import { FitPanel } from "./view/fit-panel/FitPanel.tsx"
import { OptionRadios, Price, Rating, TitleText } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { useRef, useState } from "react"
import { useAnnouncement } from "../../foundation/page/AnnouncementStore.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { PersonalPrice } from "../account/PersonalPrice.tsx"
import { ProjectStore } from "../vehicle/ProjectStore.ts"
import { BuyActions } from "./BuyActions.tsx"
import { useInteracted } from "../../foundation/lazy/useFirstInteraction.ts"
import { fitLineProps } from "../product-card/cardProps.ts"
import FitProof from "./FitProof.tsx"
import { Delivery } from "./Delivery.tsx"
import { PriceParts } from "./PriceParts.tsx"
import type { ProductActivityProps } from "./ProductActivity.tsx"
import { useFocusOpenOption } from "../options/useFocusOpenOption.ts"
import { useOffer, valueOf } from "./useOffer.ts"

const productNews: LazyComponent<ProductActivityProps> = () => import("./ProductActivity.tsx")

/** Renders the title, price, fit, options and availability. */
export const BuyPanel = observer(function BuyPanel({ product }: { readonly product: ProductPage }) {
  const { offer, choose, whenChosen } = useOffer(product)
  const { card, variant, options } = offer
  const { plate } = useStore(ProjectStore)
  const isJudged = useIsJudged(product)
  const verdict = isJudged ? variant.fit : null
  const fit = verdict ? fitLineProps(verdict, null, options.indexOptions.length > 0 ? "#options" : null) : undefined
  useAnnouncement(`${variant.pricing.salePriceString}, ${variant.availabilityText}`, {
    of: card.productPageId,
    when: variant.skuVariantNumber
  })
  useAnnouncement(fit?.label ?? "", { of: card.productPageId })
  const [asked, setAsked] = useState(0)
  const choices = useRef<HTMLDivElement>(null)
  useFocusOpenOption(choices, asked)
  return (
    <section className="buy" aria-labelledby="product">
      <div className="buy__what">
        <div>
          <p className="buy__brand">{card.brand}</p>
          <h1 id="product">
            <TitleText text={card.displayTitle} />
          </h1>
          <Rating layout="page" rating={card.rating} reviewCount={card.reviewCount} reviewsHref="#reviews" />
        </div>
        {verdict && fit && (
          <FitPanel
            {...fit}
            plate={plate ? { vehicle: plate.vehicle, engine: plate.engine ?? undefined } : undefined}
            why={verdict.reason ? sentence(formatReason(verdict.reason)) : undefined}
          >
            {verdict.fitment === product.variant.fit?.fitment && (
              <div className="fitproof">
                <FitProof product={product} />
              </div>
            )}
          </FitPanel>
        )}
        {verdict === null && product.variant.fit !== null && <FitPanel tone="verify" label="Checking the fit" />}
        <div className="buy__options" id="options" ref={choices}>
          {options.indexOptions.map((option) => (
            <Option key={option.id} option={option} path={card.productPageUrl} isAsked={asked > 0} onChoose={choose} />
          ))}
          {options.indexOptions.length > 0 && (
            <noscript>
              <p>Choose an option, then select Go.</p>
            </noscript>
          )}
        </div>
      </div>
      <div className="buy__box">
        <Price
          large
          price={<PersonalPrice price={variant.pricing.salePriceString} />}
          strikeThrough={variant.pricing.strikeThroughPriceString ?? undefined}
          saving={variant.pricing.percentOffString ?? undefined}
        />
        <News product={product} />
        <BuyActions
          offer={offer}
          whenChosen={whenChosen}
          isJudged={isJudged}
          isQuiet={fit?.tone === "nofit" && product.related.length > 0}
          instead={verdict === null ? null : findFittingAlternative({ ...product, variant })}
          onOpenOptions={() => setAsked(asked + 1)}
        />
        <PriceParts card={card} variant={variant} />
        <Delivery offer={offer} />
      </div>
    </section>
  )
})

/** Returns whether the page's verdict is for the car on the plate: the verdict for a newly selected car is still loading. */
const useIsJudged = (product: ProductPage): boolean => {
  const car = getProjectFingerprint(useStore(ProjectStore).project)
  const [judged, setJudged] = useState({ product, car })
  if (judged.product !== product) setJudged({ product, car })
  return judged.product !== product || judged.car === car
}

/** Reserves space for the product activity that loads after the first interaction. */
const News = (props: ProductActivityProps) => (
  <p className="buy__news">
    <Lazy load={productNews} isWanted={useInteracted()} props={props} />
  </p>
)

const sentence = (text: string): string => `${text}.`

interface OptionProps {
  readonly option: IndexOption
  readonly path: string
  readonly isAsked: boolean
  readonly onChoose: (option: IndexOption, value: string) => void
}

/** Each value links to its variant, so a choice works without scripts and can be shared. Values are buttons in any number (DRW-08). */
const Option = ({ option, path, isAsked, onChoose }: OptionProps) => (
  <OptionRadios
    name={option.displayName}
    field="sku"
    action={path}
    values={option.indexOptionValues.map((value) => ({
      value: valueOf(value),
      label: value.displayName,
      selected: value.isSelected,
      disabled: value.isDisabled || value.url === null,
      unpurchasable: !value.isPurchaseable,
      difference: value.difference ?? undefined,
      fits: value.fits ?? undefined
    }))}
    error={isAsked ? getMissingOptions([option])[0] : undefined}
    onChoose={(value) => onChoose(option, value)}
  />
)
