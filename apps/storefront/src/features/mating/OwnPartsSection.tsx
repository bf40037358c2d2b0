import { SectionHead } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { useOwnStore } from "../../foundation/runtime/useOwnStore.ts"
import { CartStore } from "../cart/CartStore.ts"
import { OwnPartsList } from "./OwnPartsList.tsx"
import { OwnPartsStore } from "./OwnPartsStore.ts"

export interface OwnPartsSectionProps {
  /** The chosen variant, or the product while an option is open. */
  readonly sku: string
}

/** Section of a product page: whether the part meets those in the shopper's cart and lists. Nothing if none of them connects to it. */
export default observer(function OwnPartsSection({ sku }: OwnPartsSectionProps) {
  const own = useOwnStore(OwnPartsStore)
  const { itemCount } = useStore(CartStore)
  useEffect(() => void own.ask(sku, (itemCount ?? 0) > 0), [own, sku, itemCount])
  const answer = own.getAnswer(sku)
  if (answer === null || answer.parts.length === 0) return null
  return (
    <section className="block own-parts" id="your-parts" aria-labelledby="your-parts-title">
      <SectionHead id="your-parts-title" title="With your parts" />
      <OwnPartsList {...answer} />
    </section>
  )
})
