import { Button, HiddenFields } from "@camber/ui"
import { Lazy, type LazyComponent } from "../../foundation/lazy/Lazy.tsx"
import { useCanLoadPersonal } from "../../foundation/lazy/useFirstInteraction.ts"
import { buildSheetFormHref, ownPartsFormHref } from "../../foundation/page/hrefs.ts"
import type { WithYourPartsProps } from "./WithYourParts.tsx"

const withYourParts: LazyComponent<WithYourPartsProps> = () => import("./WithYourParts.tsx")

/**
 * Loads the section about the shopper's own parts after the first interaction. On a device with shop data, loads it once the page is idle.
 * Without scripts, a link leads to the server's answer.
 */
export const LazyOwnParts = (props: WithYourPartsProps) => {
  const variant = props.product.options.skuVariantNumber
  const canLoad = useCanLoadPersonal()
  return (
    <>
      <noscript>
        <p className="block">
          <a className="link" href={ownPartsFormHref(props.sku)}>
            See if it works with the parts in your cart and lists
          </a>
        </p>
        <form method="post" action={buildSheetFormHref}>
          <HiddenFields
            fields={[
              { name: "skuBaseNumber", value: props.product.card.skuBaseNumber },
              ...(variant === null ? [] : [{ name: "skuVariantNumber", value: variant }])
            ]}
          />
          <Button type="submit" size="small" name="intent" value="have">
            I Have This Part
          </Button>
        </form>
      </noscript>
      <Lazy load={withYourParts} isWanted={canLoad} props={props} />
    </>
  )
}
