import type { DeliveryPanelProps } from "./DeliveryPanel.tsx"
import type { LazyComponent } from "../../foundation/late/LazyComponent.ts"
import type { VariantOffer } from "@camber/domain/catalog"
import { searchHref } from "@camber/domain/pages"
import { Button, Icon, Link } from "@camber/ui"
import { createElement, useEffect, useRef, useState } from "react"
import { useLazyComponent } from "../../foundation/late/useLazyComponent.ts"
import { stockProps } from "../product-card/cardProps.ts"
import { usePrefetch } from "../../foundation/late/usePrefetch.ts"

const deliveryPanel: LazyComponent<DeliveryPanelProps> = () => import("./DeliveryPanel.tsx")

/** Renders the variant's availability, shipping method and delivery estimate. */
export const Delivery = ({ offer }: { readonly offer: VariantOffer }) => {
  const prefetch = usePrefetch(deliveryPanel)
  const { variant } = offer
  const { tone } = stockProps(variant)
  const [isAsked, setAsked] = useState(false)
  const Panel = useLazyComponent(isAsked, deliveryPanel, () => setAsked(false))
  const place = useRef<HTMLDivElement>(null)
  // The button that opened the form is removed with the focus, so the field takes the focus (WCAG 2.4.3).
  useEffect(() => {
    if (Panel && document.activeElement === document.body) place.current?.querySelector("input")?.focus({ preventScroll: true })
  }, [Panel])
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
      <div ref={place} className="ship__est" data-early>
        {Panel ? (
          createElement(Panel, { offer })
        ) : (
          <Button size="small" data-early busy={isAsked} onClick={() => setAsked(true)} onPointerEnter={prefetch} onFocus={prefetch}>
            Get delivery date
          </Button>
        )}
      </div>
    </div>
  )
}
