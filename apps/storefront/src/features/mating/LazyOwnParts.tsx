import { Lazy, type LazyComponent } from "../../foundation/lazy/Lazy.tsx"
import { useInteracted } from "../../foundation/lazy/useFirstInteraction.ts"
import { ownPartsFormHref } from "../../foundation/page/hrefs.ts"
import type { OwnPartsSectionProps } from "./OwnPartsSection.tsx"

const ownPartsSection: LazyComponent<OwnPartsSectionProps> = () => import("./OwnPartsSection.tsx")

/** Loads the section about the shopper's own parts after the first interaction. Without scripts, a link leads to the server's answer. */
export const LazyOwnParts = (props: OwnPartsSectionProps) => {
  const hasInteracted = useInteracted()
  return (
    <>
      <noscript>
        <p className="block">
          <a className="link" href={ownPartsFormHref(props.sku)}>
            See if it goes together with the parts in your cart and lists
          </a>
        </p>
      </noscript>
      <Lazy load={ownPartsSection} isWanted={hasInteracted} props={props} />
    </>
  )
}
