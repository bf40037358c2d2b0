import "./product-page.css"
import type { VariantOffer } from "@camber/domain/catalog"
import { SUPPORTED_COUNTRIES } from "@camber/domain/checkout"
import { DeliveryEstimate } from "./view/delivery-estimate/DeliveryEstimate.tsx"
import { observer } from "mobx-react-lite"
import { useEffect, useState } from "react"
import { DeliveryStore } from "../cart/DeliveryStore.ts"
import { useOwnStore } from "../../foundation/runtime/StoreContext.ts"

export interface DeliveryPanelProps {
  readonly offer: VariantOffer
}

const names = new Intl.DisplayNames("en-US", { type: "region" })
const countries = SUPPORTED_COUNTRIES.map((value) => ({ value, label: names.of(value) ?? value }))

const refusals: Readonly<Record<string, string>> = {
  US: "Enter a five-digit US ZIP code, such as 90210.",
  CA: "Enter a Canadian postal code, such as K1A 0B1.",
  AU: "Enter an Australian postcode of four digits, such as 2000."
}

/** Renders the variant's delivery estimate at the shopper's address (CALL-130, LOC-11). */
export default observer(function DeliveryPanel({ offer: { card, variant } }: DeliveryPanelProps) {
  const delivery = useOwnStore(DeliveryStore)
  const [asked, setAsked] = useState<string | null>(null)
  const { skuBaseNumber } = card
  const { skuVariantNumber } = variant
  useEffect(() => void delivery.show([{ skuBaseNumber, skuVariantNumber }]), [delivery, skuBaseNumber, skuVariantNumber])
  const country = asked ?? delivery.state?.place?.countryCode ?? "US"
  return (
    <div ref={focusField}>
      <DeliveryEstimate
        countries={countries}
        country={country}
        postalCode={delivery.zipCode ?? undefined}
        error={delivery.isRefused ? (refusals[country] ?? "Enter a postal code.") : undefined}
        answer={answerOf(delivery, skuVariantNumber)}
        onSubmit={(place, code) => {
          setAsked(place)
          void delivery.deliverTo(code, place)
        }}
      />
    </div>
  )
})

/** The button that opened the form is removed with the focus, so the field takes the focus (WCAG 2.4.3). */
const focusField = (place: HTMLElement | null): void => {
  if (document.activeElement === document.body) place?.querySelector("input")?.focus({ preventScroll: true })
}

const answerOf = ({ state }: DeliveryStore, skuVariantNumber: string): string | undefined => {
  if (state === null || state.place === null || state.place.zipCode === "") return undefined
  if (state.place.isInternational) return "We ship there, but we don't have a delivery date."
  const day = state.bySku[skuVariantNumber]
  if (day === undefined) return undefined
  // Adds 'by' to the services' wording, such as 'Get it Tue, Nov 24'.
  return day === null ? "We don't have a delivery date yet." : day.replace(/^Get it /, "Get it by ")
}
