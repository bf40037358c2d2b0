import { type OldOrder, type OldReturnRequest, type ReturnReason, returnReasons } from "@camber/domain/order"
import { clampQuantity } from "@camber/domain/catalog"
import { Button, Form, InlineAlert, SelectField, TextArea } from "@camber/ui"
import { useState } from "react"
import { reasons, returnOptions } from "./orderMessages.ts"

export interface OldReturnFormProps {
  readonly order: Pick<OldOrder, "lines" | "orderNumber">
  /** Sends the request. Returns null if it was saved, otherwise the reason why it was not saved. */
  readonly send: (request: OldReturnRequest) => Promise<string | null>
}

const NOTE_LIMIT = 1000

/** Requests a return of pieces of an order of the former website. Renders nothing if nothing can be returned. */
export const OldReturnForm = ({ order: { lines, orderNumber }, send }: OldReturnFormProps) => {
  const [pieces, setPieces] = useState<ReadonlyMap<number, number>>(new Map())
  const [reason, setReason] = useState<ReturnReason | null>(null)
  const [note, setNote] = useState("")
  const [isTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const open = lines.flatMap((line, at) => (line.returnable > 0 ? [{ ...line, ordinality: at + 1 }] : []))
  if (open.length === 0) return null
  const chosen = open.flatMap(({ ordinality }) => {
    const quantity = pieces.get(ordinality) ?? 0
    return quantity > 0 ? [{ ordinality, kind: "goods" as const, quantity: clampQuantity(quantity) }] : []
  })
  const submit = async () => {
    setTried(true)
    if (chosen.length === 0 || reason === null) return
    setBusy(true)
    const answer = await send({ oldOrderNumber: orderNumber, lines: chosen, reason, note: note.trim() === "" ? null : note.trim() })
    setBusy(false)
    setProblem(answer)
    if (answer !== null) return
    setPieces(new Map())
    setReason(null)
    setNote("")
    setTried(false)
  }
  return (
    <Form label={`Return parts of order ${orderNumber}`} onSubmit={() => void submit()}>
      <div className="oldorder__return">
        {open.map(({ ordinality, returnable, title }, index) => (
          <SelectField
            key={ordinality}
            label={title}
            error={isTried && chosen.length === 0 && index === 0 ? "Choose how many of each part to return." : undefined}
            value={String(pieces.get(ordinality) ?? 0)}
            onChange={({ currentTarget }) => setPieces(new Map([...pieces, [ordinality, Number(currentTarget.value)]]))}
            options={returnOptions({ most: Math.min(returnable, 99) })}
          />
        ))}
        <SelectField
          label="Why?"
          error={isTried && reason === null ? "Choose a reason." : undefined}
          value={reason ?? ""}
          onChange={({ currentTarget }) => setReason(returnReasons.find((candidate) => candidate === currentTarget.value) ?? null)}
          options={reasons}
        />
        <TextArea label="Anything we should know (optional)" value={note} onText={setNote} limit={NOTE_LIMIT} rows={2} />
        {problem !== null && <InlineAlert tone="bad">{problem}</InlineAlert>}
        <div className="order__acts">
          <Button type="submit" busy={isBusy}>
            Request Return
          </Button>
        </div>
      </div>
    </Form>
  )
}
