import { carrierLabels, type Shipment, trackingHref } from "@camber/domain/order"

/** Carrier, number and tracking link of a package. */
export const Tracking = ({ shipment: { carrier, trackingNumber } }: { readonly shipment: Shipment }) => {
  if (trackingNumber === null)
    return <p>{carrier === "other" ? "No tracking number." : `${carrierLabels[carrier]}, without a tracking number`}</p>
  const href = trackingHref(carrier, trackingNumber)
  if (href === null)
    return (
      <p>
        {carrier === "other" ? "Tracking number" : carrierLabels[carrier]} <b>{trackingNumber}</b>
      </p>
    )
  return (
    <>
      <a className="btn btn--quiet btn--s" href={href} target="_blank" rel="noreferrer">
        Track at {carrierLabels[carrier]}
      </a>
      <p>{trackingNumber}</p>
    </>
  )
}
