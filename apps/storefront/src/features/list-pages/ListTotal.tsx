import { formatAdded, type ListAddPlan, planListAdd } from "@camber/domain/cart"
import { itemCountText } from "@camber/domain/catalog"
import { formatCents } from "@camber/domain/money"
import { type ListProduct, computeListTotal, countPricedInCart, listKey } from "@camber/domain/lists"
import { Button, CartSummary } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { type ReactNode, useState } from "react"
import { CartStore } from "../cart/CartStore.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { ToastStore } from "../toasts/ToastStore.ts"
import type { ListFits, ListVerdicts } from "./useListFits.ts"
import { getFitmentText, type Verdict } from "@camber/domain/fitment"

/** Products of a list by their verdict for one car. A product without a verdict is in none of the groups. */
interface ListFitGroups {
  readonly fitting: ReadonlyArray<ListProduct>
  readonly open: ReadonlyArray<ListProduct>
  readonly misfits: ReadonlyArray<ListProduct>
  /** Products about whose fit the catalog states nothing. */
  readonly unknown: ReadonlyArray<ListProduct>
}

const hasTone = (verdict: Verdict | undefined, tones: ReadonlyArray<string>) =>
  verdict !== undefined && tones.includes(getFitmentText(verdict).tone)

export const groupByFit = (products: ReadonlyArray<ListProduct>, verdicts: ListVerdicts): ListFitGroups => {
  const select = (...tones: ReadonlyArray<string>) => products.filter((product) => hasTone(verdicts.get(listKey(product)), tones))
  return {
    fitting: select("positive", "neutral"),
    open: select("warning"),
    misfits: select("negative"),
    unknown: select("unknown")
  }
}

/** Formats the verdict counts: '3 fit, 1 question, 1 does not fit, 1 without fitment data'. */
export const formatFitGroups = ({ fitting, misfits, open, unknown }: ListFitGroups): string =>
  [
    `${fitting.length} ${fitting.length === 1 ? "fits" : "fit"}`,
    ...(open.length === 0 ? [] : [open.length === 1 ? "1 question" : `${open.length} questions`]),
    ...(misfits.length === 0 ? [] : [`${misfits.length} ${misfits.length === 1 ? "does" : "do"} not fit`]),
    ...(unknown.length === 0 ? [] : [`${unknown.length} without fitment data`])
  ].join(", ")

export interface ListTotalProps {
  readonly products: ReadonlyArray<ListProduct>
  readonly fits: ListFits | null
  /** Verdicts for the visitor's car; the total uses them instead of those for the list's car. */
  readonly ownVerdicts?: ListVerdicts | undefined
  /** Whether the shopper can add only the fitting parts. */
  readonly hasFittingAdd?: boolean
  readonly children?: ReactNode
}

/** Display time of the notice in milliseconds (ATC-31, GAP-91). */
const ADDED_MILLIS = 5000

/** Total of a list at today's prices, with buttons that add all parts or only the fitting ones. */
export const ListTotal = observer(function ListTotal({ products, fits, ownVerdicts, hasFittingAdd = false, children }: ListTotalProps) {
  const cart = useStore(CartStore)
  const notices = useStore(ToastStore)
  const [adding, setAdding] = useState<"all" | "fitting" | null>(null)
  const { count, notSold, sold, toChoose } = planListAdd(products)
  const groups = groupByFit(products, ownVerdicts ?? fits?.verdicts ?? new Map())
  const fitting = planListAdd(groups.fitting)
  const isSplit = hasFittingAdd && fitting.count > 0 && fitting.count < count
  const add = async (which: "all" | "fitting", { adds }: ListAddPlan) => {
    if (adding !== null) return
    setAdding(which)
    let added = 0
    for (const items of adds) {
      const intent = { title: "", items, productPageId: null, productPageUrl: null, failureHref: null, isSilent: true }
      if (await cart.add(intent)) added += items.reduce((sum, { quantityRequested }) => sum + quantityRequested, 0)
    }
    setAdding(null)
    if (added > 0) await notices.show({ message: formatAdded(added), intent: "positive", duration: ADDED_MILLIS })
  }
  const isOtherCar = fits?.isSelected === false && ownVerdicts === undefined
  const notes = [
    [
      hasFittingAdd || fits === null || fits.car === null ? 0 : countPieces(groups.misfits),
      `May not fit ${isOtherCar ? "the" : "your"} ${fits?.car}`
    ],
    [toChoose, "Choose options first"],
    [notSold, "Not available"],
    [countPricedInCart(products), "Priced in the cart, not in this total"]
  ] as const
  return (
    <CartSummary title="List total" count={itemCountText(sold)} total={formatCents(computeListTotal(products))}>
      {hasFittingAdd && <FitSums groups={groups} owner={isOtherCar ? "Fits the list's car" : "Fits your car"} />}
      {isSplit && (
        <Button variant="primary" size="large" block busy={adding === "fitting"} onClick={() => void add("fitting", fitting)}>
          {`Add ${fitting.count} That ${fitting.count === 1 ? "Fits" : "Fit"}`}
        </Button>
      )}
      {count > 0 && (
        <Button
          {...(isSplit ? {} : { variant: "primary", size: "large" })}
          block
          busy={adding === "all"}
          onClick={() => void add("all", planListAdd(products))}
        >
          {toChoose + notSold === 0 ? "Add All to Cart" : `Add ${itemCountText(count)} to Cart`}
        </Button>
      )}
      <ul className="list__notes">
        {notes.map(([number, text]) => number > 0 && <li key={text}>{`${text}: ${itemCountText(number)}`}</li>)}
      </ul>
      {children}
    </CartSummary>
  )
})

const FitSums = ({ groups: { fitting, misfits, open, unknown }, owner }: { readonly groups: ListFitGroups; readonly owner: string }) => {
  const rows = [
    [owner, fitting],
    [open.length === 1 ? "1 question" : `${open.length} questions`, open],
    [misfits.length === 1 ? "Does not fit" : "Do not fit", misfits],
    ["No fitment data", unknown]
  ] as const
  return (
    <dl className="list__fits">
      {rows.map(
        ([label, products]) =>
          products.length > 0 && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{formatCents(computeListTotal(products))}</dd>
            </div>
          )
      )}
    </dl>
  )
}

const countPieces = (products: ReadonlyArray<ListProduct>): number => products.reduce((sum, { quantity }) => sum + quantity, 0)
