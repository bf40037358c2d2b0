import { observer } from "mobx-react-lite"
import type { CartClash } from "@camber/domain/mating"
import { action, makeObservable, observableRef } from "mobx"
import { useLoad, useStore, useOwnStore } from "../../foundation/runtime/StoreContext.ts"
import { CartStore } from "../cart/CartStore.ts"
import { ProjectStore } from "../vehicle/ProjectStore.ts"
import type { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"
import "./mating.css"
import { meetLineProps } from "./meetLineProps.ts"
import { MeetLine } from "./view/meet-line/MeetLine.tsx"

/** Renders pairs of parts in the cart that do not meet, or nothing if there are none. Announced when it appears. */
export const ClashList = ({ clashes }: { readonly clashes: ReadonlyArray<CartClash> }) => (
  <div aria-live="polite">
    {clashes.length > 0 && (
      <div className="clashes">
        {[...new Map(clashes.map((clash) => [`${clash.skuVariantNumbers.join()} ${clash.text}`, clash]))].map(([key, clash]) => (
          <MeetLine key={key} {...meetLineProps(clash)} because={clash.because ?? undefined} />
        ))}
      </div>
    )}
  </div>
)

/** Pairs of parts in the cart that do not meet. Lives as long as the component that shows them. */
class CartClashesStore {
  static readonly needs = ["runtime"] as const
  clashes: ReadonlyArray<CartClash> = []
  /** Number of the latest request: responses to older requests are dropped. */
  #asked = 0
  readonly #runtime: AppRuntime
  constructor(runtime: AppRuntime) {
    this.#runtime = runtime
    makeObservable(this, { clashes: observableRef, receive: action })
  }
  receive(clashes: ReadonlyArray<CartClash>): void {
    this.clashes = clashes
  }
  /** @param projectId - The selected car, whose parts count too. */
  async ask(projectId: string | null): Promise<void> {
    const asked = ++this.#asked
    const end = await this.#runtime.run((use) => use.PartPairs.use((pairs) => pairs.cartClashes(projectId)))
    if (asked === this.#asked) this.receive(end._tag === "Done" ? end.value : [])
  }
}

interface CartClashesProps {
  /** Shows only pairs with one of these parts. */
  readonly only?: ReadonlyArray<string>
}

/**
 * Shows which parts in the cart do not meet each other, or a part of the selected car. Requests the pairs again after the shop has saved an
 * edit of the cart.
 */
export const CartClashes = observer(function CartClashes({ only }: CartClashesProps) {
  const store = useOwnStore(CartClashesStore)
  const { state } = useStore(CartStore)
  const inCart: ReadonlyArray<string> = state?.cart?.lines.map(({ skuVariantNumber }) => skuVariantNumber) ?? []
  const isPending = state !== null && state.adding.length + state.changing.length > 0
  const projectId = useStore(ProjectStore).project?.projectId ?? null
  useLoad([isPending, projectId, ...inCart, ...(only ?? [])].join(), () => {
    if (!isPending) void store.ask(projectId)
  })
  // Beside an added part, the lines may not be loaded yet.
  const clashes = store.clashes.filter(({ skuVariantNumbers }) =>
    only === undefined ? skuVariantNumbers.every((sku) => inCart.includes(sku)) : skuVariantNumbers.some((sku) => only.includes(sku))
  )
  return <ClashList clashes={clashes} />
})
