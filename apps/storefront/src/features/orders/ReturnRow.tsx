import { formatCents } from "@camber/domain/money"
import type { Order } from "@camber/domain/order"
import { Drawing, FitLineInline } from "@camber/ui"
import type { ReactNode } from "react"
import { toOrderFitProps } from "./toOrderLineProps.ts"
import type { Returnable } from "./returnables.ts"

export interface ReturnRowProps {
  readonly order: Order
  readonly line: Returnable
  /** Quantity field. */
  readonly children: ReactNode
}

/** A returnable item: its picture, original verdict, unit price and the quantity to return. */
export const ReturnRow = ({ children, line: { each, kind, ordinality }, order }: ReturnRowProps) => {
  const line = order.lines.find((candidate) => candidate.ordinality === ordinality)
  if (line === undefined) return null
  const fit = kind === "core" ? undefined : toOrderFitProps(line.addedFor)
  return (
    <li>
      <Drawing picture={{ src: line.imageUrl, alt: "" }} size={64} />
      <div>
        <p className="ordered__title">
          {kind === "core" && "Old part for "}
          {line.title}
        </p>
        <p className="mute">
          {kind === "core" ? `${formatCents(each)} deposited for each` : [...line.options, `${formatCents(each)} each`].join(" · ")}
        </p>
        {fit !== undefined && <FitLineInline tone={fit.tone} label={fit.label} />}
      </div>
      {children}
    </li>
  )
}
