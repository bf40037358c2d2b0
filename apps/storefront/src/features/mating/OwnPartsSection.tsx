import { SectionHead } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import type { OwnParts } from "@camber/domain/mating"
import { action, makeObservable, observableRef } from "mobx"
import { useStore, useOwnStore } from "../../foundation/runtime/StoreContext.ts"
import { CartStore } from "../cart/CartStore.ts"
import { ProjectStore } from "../vehicle/ProjectStore.ts"
import { OwnPartsList } from "./OwnPartsList.tsx"
import type { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"

/** View state of a product's comparison with the shopper's parts. Lives as long as the section. */
export class OwnPartsStore {
  static readonly needs = ["runtime"] as const
  /** The latest answer with the SKU that it is about. */
  loaded: { readonly sku: string; readonly answer: OwnParts | null } | null = null
  /** Number of the latest request: responses to older requests are dropped. */
  #asked = 0
  readonly #runtime: AppRuntime
  constructor(runtime: AppRuntime) {
    this.#runtime = runtime
    makeObservable(this, { loaded: observableRef, receive: action })
  }
  receive(sku: string, answer: OwnParts | null): void {
    this.loaded = { sku, answer }
  }
  /** Returns the answer about a SKU. Null until it is loaded, so that the answer about another variant is never shown. */
  getAnswer(sku: string): OwnParts | null {
    return this.loaded?.sku === sku ? this.loaded.answer : null
  }
  /**
   * @param hasParts - Whether the cart is known to contain a part.
   * @param projectId - The selected car, whose parts count too.
   */
  async ask(sku: string, hasParts: boolean, projectId: string | null): Promise<void> {
    const asked = ++this.#asked
    const end = await this.#runtime.run((use) => use.PartPairs.use((pairs) => pairs.compare(sku, hasParts, projectId)))
    if (asked === this.#asked) this.receive(sku, end._tag === "Done" && end.value !== "noResponse" ? end.value : null)
  }
}

export interface OwnPartsSectionProps {
  /** The chosen variant, or the product while an option is open. */
  readonly sku: string
}

/**
 * Section of a product page that shows whether the part meets the parts on the shopper's car, in the cart and on lists. Renders nothing if
 * none of them connects to it.
 */
export default observer(function OwnPartsSection({ sku }: OwnPartsSectionProps) {
  const own = useOwnStore(OwnPartsStore)
  const { itemCount } = useStore(CartStore)
  const projectId = useStore(ProjectStore).project?.projectId ?? null
  useEffect(() => void own.ask(sku, (itemCount ?? 0) > 0, projectId), [own, sku, itemCount, projectId])
  const answer = own.getAnswer(sku)
  if (answer === null || answer.parts.length === 0) return null
  return (
    <section className="block own-parts" id="your-parts" aria-labelledby="your-parts-title">
      <SectionHead id="your-parts-title" title="With your parts" />
      <OwnPartsList {...answer} />
    </section>
  )
})
