import type { FittingAlternative, VariantOffer } from "@camber/domain/catalog"
import { awaitsCar } from "@camber/domain/fitment"
import { LinkButton, openerProps } from "@camber/ui"
import { observer } from "mobx-react-lite"
import type { ReactNode } from "react"
import { garageHref } from "../../foundation/page/hrefs.ts"
import { Lazy, type LazyComponent } from "../../foundation/lazy/Lazy.tsx"
import { useInteracted } from "../../foundation/lazy/useFirstInteraction.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { PersonalPrice } from "../account/PersonalPrice.tsx"
import { openingFor } from "../garage/FitPrompt.tsx"
import { GarageStore } from "../garage/GarageStore.ts"
import { partFit } from "../options/partTexts.ts"
import type { ArrivalDayProps } from "./ArrivalDay.tsx"
import { BuyBar } from "./view/buy-bar/BuyBar.tsx"

const arrivalDay: LazyComponent<ArrivalDayProps> = () => import("./ArrivalDay.tsx")

interface BuyBarOfProps {
  readonly offer: VariantOffer
  /** Whether the verdict is for the car on the plate. */
  readonly isJudged: boolean
  readonly instead: FittingAlternative | null
  /** The Add to Cart button, shown if the fit requires no other action first. */
  readonly add: ReactNode
}

/** Renders the bar's only button by fit: the part that fits instead, the open question, or else Add to Cart. */
export const BuyBarOf = observer(function BuyBarOf({ add, instead, isJudged, offer: { card, variant } }: BuyBarOfProps) {
  const garage = useStore(GarageStore)
  const hasInteracted = useInteracted()
  const verdict = isJudged ? variant.fit : null
  const opening = verdict !== null && !awaitsCar(verdict) ? openingFor(verdict) : null
  const action =
    instead !== null ? (
      <LinkButton variant="primary" href={instead.href}>
        Show the One That Fits
      </LinkButton>
    ) : opening !== null ? (
      <LinkButton
        variant="primary"
        size="large"
        href={garageHref}
        {...openerProps({ expanded: garage.isOpen, onOpen: () => garage.open(opening) })}
      >
        Answer
      </LinkButton>
    ) : (
      add
    )
  return (
    <BuyBar
      price={<PersonalPrice price={variant.pricing.salePriceString} />}
      day={<Lazy load={arrivalDay} isWanted={hasInteracted} props={{ card, variant }} fallback={variant.availabilityText} />}
      fit={verdict ? partFit(verdict) : undefined}
      action={action}
    />
  )
})
