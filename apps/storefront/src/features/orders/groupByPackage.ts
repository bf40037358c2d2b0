import { formatArrival } from "@camber/domain/cart"
import { getOpenQuantity, type Order, type OrderLine, type Shipment } from "@camber/domain/order"

/** Pieces of one line that are in the same place. */
export interface PackageItems {
  readonly line: OrderLine
  readonly pieces: number
}

/** Pieces of an order that share their fate: in one parcel, still to be packed, or canceled. */
export type OrderBox =
  | { readonly kind: "sent"; readonly number: number; readonly shipment: Shipment; readonly lines: ReadonlyArray<PackageItems> }
  | { readonly kind: "open" | "canceled"; readonly lines: ReadonlyArray<PackageItems> }

/** When pieces that share a box could be there, as was said when they were ordered; null where that is not known of any. */
export const boxArrival = (lines: ReadonlyArray<PackageItems>): string | null => {
  const days = lines.map(({ line }) => line.arrivesOn)
  return days.every((day) => day === null) ? null : formatArrival(days)
}

/** Where every piece of an order is: its parcels in the order in which they left, what is not packed yet, and what was canceled; none of them empty. */
export const groupByPackage = ({ lines, shipments, status }: Pick<Order, "lines" | "shipments" | "status">): ReadonlyArray<OrderBox> => {
  const sent = shipments.map((shipment, index) => ({
    kind: "sent" as const,
    number: index + 1,
    shipment,
    lines: shipment.lines.flatMap(({ ordinality, quantity }) => {
      const line = lines.find((candidate) => candidate.ordinality === ordinality)
      return line === undefined ? [] : [{ line, pieces: quantity }]
    })
  }))
  const rest = lines.map((line) => ({ line, pieces: getOpenQuantity(line) }))
  // An order that is canceled as a whole keeps its lines as they were.
  const isCanceled = status === "canceled"
  const canceled = lines.map((line) => ({ line, pieces: line.canceled + (isCanceled ? getOpenQuantity(line) : 0) }))
  const boxes = [...sent, { kind: "open" as const, lines: isCanceled ? [] : rest }, { kind: "canceled" as const, lines: canceled }]
  return boxes.map((box) => ({ ...box, lines: box.lines.filter(({ pieces }) => pieces > 0) })).filter((box) => box.lines.length > 0)
}
