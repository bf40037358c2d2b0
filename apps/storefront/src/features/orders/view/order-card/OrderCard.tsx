import { Drawing, Link, type ImageSource } from "@camber/ui"

export interface OrderCardProps {
  readonly number: string
  readonly href: string
  /** 'November 21, 2026'. */
  readonly date: string
  /** 'Shipped'. */
  readonly status: string
  /** '3 items'. */
  readonly count: string
  /** Formatted total and refund: '$120.00, $40.00 refunded'. */
  readonly total: string
  readonly pictures: readonly ImageSource[]
}

/** A card of an order in a list. */
export const OrderCard = ({ number, href, date, status, count, total, pictures }: OrderCardProps) => (
  <li className="ordercard">
    <div className="ordercard__pictures">
      {pictures.map((picture, index) => (
        <Drawing key={index} picture={picture} size={64} />
      ))}
    </div>
    <div>
      <h2>
        <Link className="covers" href={href}>
          Order {number}
        </Link>
      </h2>
      <p className="ordercard__status">{status}</p>
      <p>
        {date} · {count} · {total}
      </p>
    </div>
  </li>
)
