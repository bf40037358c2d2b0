import { formatArrival } from "@camber/domain/cart"
import { getOpenQuantity, type Order, type OrderLine, type Shipment } from "@camber/domain/order"

/** Pieces of one line in the same group. */
export interface PackageItems {
  readonly line: OrderLine
  readonly pieces: number
}

/** Pieces of an order with the same state: in one package, not packed yet, or canceled. */
export type OrderBox =
  | { readonly kind: "sent"; readonly number: number; readonly shipment: Shipment; readonly lines: ReadonlyArray<PackageItems> }
  | { readonly kind: "open" | "canceled"; readonly lines: ReadonlyArray<PackageItems> }

/** Returns the expected arrival of a box as promised with the order; null if unknown for all pieces. */
export const boxArrival = (lines: ReadonlyArray<PackageItems>): string | null => {
  const days = lines.map(({ line }) => line.arrivesOn)
  return days.every((day) => day === null) ? null : formatArrival(days)
}

/** Groups the pieces of an order: packages in shipping order, unpacked pieces, canceled pieces. Omits empty groups. */
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
  // The lines of a completely canceled order keep their quantities.
  const isCanceled = status === "canceled"
  const canceled = lines.map((line) => ({ line, pieces: line.canceled + (isCanceled ? getOpenQuantity(line) : 0) }))
  const boxes = [...sent, { kind: "open" as const, lines: isCanceled ? [] : rest }, { kind: "canceled" as const, lines: canceled }]
  return boxes.map((box) => ({ ...box, lines: box.lines.filter(({ pieces }) => pieces > 0) })).filter((box) => box.lines.length > 0)
}
