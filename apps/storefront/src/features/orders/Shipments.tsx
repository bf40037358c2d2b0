import { carrierText, type Order, type Shipment, trackingHref } from "@camber/domain/order"
import { dayText } from "./dayText.ts"

/** The parcels of an order: what is in each, who brings it, since when, and where to follow it. */
export const Shipments = ({ order }: { readonly order: Order }) =>
  order.shipments.length > 0 && (
    <section className="order__block" aria-labelledby="shipments">
      <h2 id="shipments">{order.shipments.length === 1 ? "Shipment" : "Shipments"}</h2>
      <ol className="order__parcels">
        {order.shipments.map((shipment, index) => (
          <li key={shipment.shipmentId}>
            <p>
              <b>Box {index + 1}</b>, shipped {dayText(shipment.shippedAt)}
              {shipment.deliveredAt !== null && `, delivered ${dayText(shipment.deliveredAt)}`}
            </p>
            <Tracking shipment={shipment} />
            <ul>
              {shipment.lines.map(({ ordinality, quantity }) => (
                <li key={ordinality}>
                  {quantity} × {order.lines.find((line) => line.ordinality === ordinality)?.title}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  )

const Tracking = ({ shipment: { carrier, trackingNumber } }: { readonly shipment: Shipment }) => {
  if (trackingNumber === null) return carrier === "other" ? null : <p>{carrierText[carrier]}</p>
  const href = trackingHref(carrier, trackingNumber)
  return (
    <p>
      {carrier === "other" ? "Tracking number" : carrierText[carrier]}{" "}
      {href === null ? (
        <b>{trackingNumber}</b>
      ) : (
        <a className="link" href={href} target="_blank" rel="noreferrer">
          {trackingNumber}
        </a>
      )}
    </p>
  )
}
