import { carrierText, type Shipment, trackingHref } from "@camber/domain/order"

/** Who brings a parcel, under which number, and where to follow it. */
export const Tracking = ({ shipment: { carrier, trackingNumber } }: { readonly shipment: Shipment }) => {
  if (trackingNumber === null)
    return <p>{carrier === "other" ? "No tracking number." : `${carrierText[carrier]}, without a tracking number`}</p>
  const href = trackingHref(carrier, trackingNumber)
  if (href === null)
    return (
      <p>
        {carrier === "other" ? "Tracking number" : carrierText[carrier]} <b>{trackingNumber}</b>
      </p>
    )
  return (
    <>
      <a className="btn btn--quiet btn--s" href={href} target="_blank" rel="noreferrer">
        Track at {carrierText[carrier]}
      </a>
      <p>{trackingNumber}</p>
    </>
  )
}
