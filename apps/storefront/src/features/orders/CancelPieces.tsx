import { clampQuantity } from "@camber/domain/catalog"
import { getCancelableQuantity, computeCancelRefund, type Order, orderHref } from "@camber/domain/order"
import { Button, HiddenFields, InlineAlert, SelectField } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { type ReactNode, useEffect, useRef, useState } from "react"
import { useActionData } from "react-router-dom"
import { useHasScripts, useStore } from "../../foundation/runtime/StoreContext.ts"
import { DialogStore } from "../toasts/DialogStore.ts"
import type { OrderActionResult } from "./forms/orderAction.ts"
import type { PackageItems } from "./groupByPackage.ts"
import { cancelMessages, refundSum, refundText } from "./orderMessages.ts"
import type { OrderStore } from "./OrderStore.ts"

/** Name of the field for a line's total of canceled pieces, before the line's number. */
export const CANCELED_FIELD = "canceled-"

/** Result of a cancellation, and the controls of the lines that can be canceled. */
interface Canceling {
  readonly outcome: ReactNode
  readonly lineActs: (placed: PackageItems) => ReactNode
}

/** Lets a customer cancel pieces of an order that are not packed yet. */
export const useCanceling = (store: OrderStore): Canceling => {
  // Each click announces its result and focuses it, because the button may disappear.
  const [result, setResult] = useState<{ readonly isCanceled: boolean } | null>(null)
  const { order } = store
  const hasScripts = useHasScripts()
  return {
    outcome: result !== null && <Outcome key={String(result.isCanceled)} store={store} result={result} />,
    lineActs: ({ line }) =>
      !order || getCancelableQuantity(order, line) === 0 ? null : hasScripts ? (
        <CancelLine store={store} order={order} line={line} onEnd={setResult} />
      ) : (
        <CancelLineForm order={order} line={line} />
      )
  }
}

const Outcome = observer(function Outcome({
  result,
  store
}: {
  readonly store: OrderStore
  readonly result: { readonly isCanceled: boolean }
}) {
  const outcome = useRef<HTMLDivElement>(null)
  useEffect(() => outcome.current?.focus(), [result])
  return (
    <div ref={outcome} tabIndex={-1}>
      {result.isCanceled ? (
        <InlineAlert tone="good" title={cancelMessages.donePieces}>
          {cancelMessages.money}
        </InlineAlert>
      ) : (
        <InlineAlert tone="bad">{store.message ?? "We didn't get a response. Try again."}</InlineAlert>
      )}
    </div>
  )
})

interface CancelLineProps {
  readonly store: OrderStore
  readonly order: Order
  readonly line: Order["lines"][number]
  readonly onEnd: (result: { readonly isCanceled: boolean }) => void
}

const CancelLine = observer(function CancelLine({ line, onEnd, order, store }: CancelLineProps) {
  const dialogs = useStore(DialogStore)
  const open = getCancelableQuantity(order, line)
  // A single piece is preselected. If there are several, none is.
  const [wanted, setWanted] = useState(open === 1 ? 1 : 0)
  const [isTried, setTried] = useState(false)
  const [isChoosing, setChoosing] = useState(false)
  const acts = useRef<HTMLDivElement>(null)
  // Opening the form removes the focused button, so focus moves to the form.
  useEffect(() => {
    if (isChoosing) acts.current?.querySelector("select")?.focus()
  }, [isChoosing])
  const pieces = Math.min(wanted, open)
  const refund = refundText(order, computeCancelRefund(order, line.ordinality, pieces))
  const error = isTried && pieces === 0 ? cancelMessages.notChosen : undefined
  const cancel = async () => {
    setTried(true)
    if (pieces === 0) return
    const question = {
      title: `Cancel ${open > 1 ? `${pieces} of ${open}` : pieces} × ${line.title}?`,
      message: `${pieces > 1 ? "They" : "It"} won't be sent. ${refund} This can't be undone.`,
      okLabel: cancelMessages.okCount(pieces),
      cancelLabel: "Keep It"
    }
    if (!(await dialogs.confirm(question))) return
    const lines = [{ ordinality: line.ordinality, canceled: clampQuantity(line.canceled + pieces) }]
    onEnd({ isCanceled: await store.cancelPieces(order.orderNumber, lines) })
  }
  const ask = open === 1 ? cancelMessages.askPieces : cancelMessages.askSome(open)
  if (open > 1 && !isChoosing)
    return (
      <div className="orderbox__acts">
        <Button size="small" aria-label={`${ask}: ${line.title}`} onClick={() => setChoosing(true)}>
          {ask}
        </Button>
      </div>
    )
  return (
    <div className="orderbox__acts" ref={acts}>
      {open > 1 && (
        <SelectField
          label="How many to cancel"
          aria-label={`How many of ${line.title} to cancel`}
          error={error}
          value={String(pieces)}
          onChange={({ currentTarget }) => setWanted(Number(currentTarget.value))}
          options={Array.from({ length: open + 1 }, (_, count) => ({
            value: String(count),
            label: count === 0 ? cancelMessages.choose : `${count} of ${open}`
          }))}
        />
      )}
      <Button size="small" aria-label={`${cancelMessages.askPieces}: ${line.title}`} disabled={store.isBusy} onClick={() => void cancel()}>
        {cancelMessages.askPieces}
      </Button>
      {pieces > 0 && open > 1 && <p className="orderbox__back">{refund}</p>}
    </div>
  )
})

/**
 * Cancels pieces of a line without scripts. Collapsed, so that a single click cancels nothing. It sends the total of canceled pieces, so a
 * repeated submission cancels no more.
 */
const CancelLineForm = ({ line, order }: Pick<CancelLineProps, "line" | "order">) => {
  const open = getCancelableQuantity(order, line)
  const name = `${CANCELED_FIELD}${line.ordinality}`
  const refused = useActionData() as OrderActionResult | undefined
  const chosen = refused?.fields[name]
  return (
    <details open={chosen !== undefined}>
      <summary aria-label={`${cancelMessages.askPieces}: ${line.title}`}>{cancelMessages.askPieces}</summary>
      <form className="order__block" method="post" action={orderHref(order.orderNumber)}>
        <HiddenFields fields={[{ name: "act", value: "pieces" }]} />
        <SelectField
          name={name}
          label={`How many of ${line.title} to cancel`}
          defaultValue={chosen ?? "0"}
          options={Array.from({ length: open + 1 }, (_, count) => ({
            value: String(count === 0 ? 0 : line.canceled + count),
            label:
              count === 0
                ? cancelMessages.choose
                : `Cancel ${count} of ${open} (${refundSum(computeCancelRefund(order, line.ordinality, count))})`
          }))}
        />
        <p>{cancelMessages.piecesWarning}</p>
        <Button type="submit">{cancelMessages.okPieces}</Button>
      </form>
    </details>
  )
}
