import { clampQuantity } from "@camber/domain/catalog"
import { cancelablePieces, type Order } from "@camber/domain/order"
import { Button, Notice, SelectBox } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { type ReactNode, useEffect, useRef, useState } from "react"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { DialogStore } from "../notifications/DialogStore.ts"
import type { PlacedPieces } from "./boxesOf.ts"
import { cancelWords } from "./cancelWords.ts"
import type { OrderStore } from "./OrderStore.ts"

/** What has become of canceling pieces, and the control of each line that can still be canceled. */
interface Canceling {
  readonly outcome: ReactNode
  readonly lineActs: (placed: PlacedPieces) => ReactNode
}

/** Lets a customer cancel pieces of an order that are not packed yet. */
export const useCanceling = (store: OrderStore): Canceling => {
  // Each press has an outcome of its own, which is said and gets the focus: the button may be gone by then.
  const [said, setSaid] = useState<{ readonly isCanceled: boolean } | null>(null)
  const { order } = store
  return {
    outcome: said !== null && <Outcome key={String(said.isCanceled)} store={store} said={said} />,
    lineActs: ({ line }) =>
      order && cancelablePieces(order, line) > 0 ? <CancelLine store={store} order={order} line={line} onEnd={setSaid} /> : null
  }
}

const Outcome = observer(function Outcome({
  said,
  store
}: {
  readonly store: OrderStore
  readonly said: { readonly isCanceled: boolean }
}) {
  const outcome = useRef<HTMLDivElement>(null)
  useEffect(() => outcome.current?.focus(), [said])
  return (
    <div ref={outcome} tabIndex={-1}>
      {said.isCanceled ? (
        <Notice tone="good" title={cancelWords.donePieces}>
          {cancelWords.money}
        </Notice>
      ) : (
        <Notice tone="bad">{store.message ?? "We did not get a response. Please try again."}</Notice>
      )}
    </div>
  )
})

interface CancelLineProps {
  readonly store: OrderStore
  readonly order: Order
  readonly line: Order["lines"][number]
  readonly onEnd: (said: { readonly isCanceled: boolean }) => void
}

const CancelLine = observer(function CancelLine({ line, onEnd, order, store }: CancelLineProps) {
  const dialogs = useStore(DialogStore)
  const open = cancelablePieces(order, line)
  const [wanted, setWanted] = useState(open)
  const pieces = Math.min(wanted, open)
  const cancel = async () => {
    const question = {
      title: `Cancel ${pieces} × ${line.title}?`,
      message: cancelWords.piecesWarning,
      okLabel: cancelWords.okPieces,
      cancelLabel: "Keep It"
    }
    if (!(await dialogs.confirm(question))) return
    const lines = [{ ordinality: line.ordinality, canceled: clampQuantity(line.canceled + pieces) }]
    onEnd({ isCanceled: await store.cancelPieces(order.orderNumber, lines) })
  }
  return (
    <div className="orderbox__acts">
      {open > 1 && (
        <SelectBox
          aria-label={`How many of ${line.title} to cancel`}
          value={String(pieces)}
          onChange={({ currentTarget }) => setWanted(Number(currentTarget.value))}
          options={Array.from({ length: open }, (_, index) => ({ value: String(index + 1), label: `${index + 1} of ${open}` }))}
        />
      )}
      <Button size="small" aria-label={`${cancelWords.askPieces}: ${line.title}`} disabled={store.isBusy} onClick={() => void cancel()}>
        {cancelWords.askPieces}
      </Button>
    </div>
  )
})
