import { shipmentPackingSlipHref, type ManagedOrder } from "@camber/domain/order-management"
import { carrierLabels, trackingHref } from "@camber/domain/order"
import { Button } from "@camber/ui"
import { formatTimestamp } from "../staff/StaffFrame.tsx"
import type { OrderChangeState } from "./useOrderChange.ts"

/** The packages of an order: their contents, carrier and delivery state. */
export const Shipments = ({ changing: { change, isBusy }, order }: { readonly order: ManagedOrder; readonly changing: OrderChangeState }) =>
  order.shipments.length > 0 && (
    <section className="desk__block" aria-labelledby="parcels">
      <h2 id="parcels">Shipments</h2>
      <ol className="desk__log">
        {order.shipments.map(({ carrier, deliveredAt, lines, shipmentId, shippedAt, trackingNumber }, index) => {
          const href = trackingHref(carrier, trackingNumber)
          const name = `${carrierLabels[carrier]} ${trackingNumber ?? ""}`.trim()
          const delivered = () =>
            void change("Package marked as delivered.", (use) =>
              use.Desk.use((desk) => desk.delivered({ orderNumber: order.orderNumber, revision: order.revision, shipmentId }))
            )
          return (
            <li key={shipmentId}>
              <time dateTime={shippedAt}>{formatTimestamp(shippedAt)}</time>
              <span>
                <b>Package {index + 1}</b>,{" "}
                {href === null ? (
                  name
                ) : (
                  <a className="link" href={href} target="_blank" rel="noreferrer">
                    {name}
                  </a>
                )}
                <small>{lines.map((line) => packedText(order, line)).join(", ")}</small>
                {deliveredAt !== null && <small>Delivered {formatTimestamp(deliveredAt)}</small>}
                <span className="desk__acts">
                  {deliveredAt === null && (
                    <Button size="small" disabled={isBusy} onClick={delivered}>
                      Mark Package {index + 1} as Delivered
                    </Button>
                  )}
                  <a className="link" href={shipmentPackingSlipHref(order.orderNumber, shipmentId)} target="_blank" rel="noreferrer">
                    Packing slip of package {index + 1}
                  </a>
                </span>
              </span>
            </li>
          )
        })}
      </ol>
    </section>
  )

const packedText = (
  { lines }: ManagedOrder,
  { ordinality, quantity }: { readonly ordinality: number; readonly quantity: number }
): string => `${quantity} x ${lines.find((line) => line.ordinality === ordinality)?.title ?? ""}`
