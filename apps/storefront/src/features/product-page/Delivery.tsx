import type { DeliveryPanelProps } from "./DeliveryPanel.tsx"
import { createPrefetch, Lazy, type LazyComponent } from "../../foundation/lazy/Lazy.tsx"
import type { VariantOffer } from "@camber/domain/catalog"
import { searchHref } from "@camber/domain/pages"
import { Button, Icon, Link } from "@camber/ui"
import { useState } from "react"
import { stockProps } from "../product-card/cardProps.ts"

const deliveryPanel: LazyComponent<DeliveryPanelProps> = () => import("./DeliveryPanel.tsx")
const prefetch = createPrefetch(deliveryPanel)

/** Renders the variant's availability, shipping method and delivery estimate. */
export const Delivery = ({ offer }: { readonly offer: VariantOffer }) => {
  const { variant } = offer
  const { tone } = stockProps(variant)
  const [isAsked, setAsked] = useState(false)
  return (
    <div className="ship">
      <Icon name={tone === "none" ? "circle-x" : "package-check"} />
      <span>
        <b>{variant.availabilityText}</b>
        {variant.supersededBy && (
          <>
            {" "}
            Replaced by{" "}
            <Link className="link" href={searchHref(variant.supersededBy) ?? "/search"}>
              {variant.supersededBy}
            </Link>
            .
          </>
        )}{" "}
        {tone !== "now" && (
          <>
            {" · "}
            <Link className="link" href="/info/helpcenter#contactform">
              Ask about its availability
            </Link>
          </>
        )}
      </span>
      {variant.shipsByFreight && (
        <>
          <Icon name="truck" />
          <span>Ships by truck freight: {variant.weightPounds} lb</span>
        </>
      )}
      <div className="ship__est" data-early>
        <Lazy
          load={deliveryPanel}
          isWanted={isAsked}
          onFailure={() => setAsked(false)}
          props={{ offer }}
          fallback={
            <Button size="small" data-early busy={isAsked} onClick={() => setAsked(true)} onPointerEnter={prefetch} onFocus={prefetch}>
              Get delivery date
            </Button>
          }
        />
      </div>
    </div>
  )
}
