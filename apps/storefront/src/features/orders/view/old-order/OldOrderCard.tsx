import { Link, OrderTotals, type TotalsRow } from "@camber/ui"
import type { ReactNode } from "react"

export interface OldOrderCardProps {
  readonly number: string
  /** 'November 21, 2026'. */
  readonly date: string
  /** Email address of the customer, for staff. */
  readonly customer?: string
  /** 'Shipped'. */
  readonly status: string
  /** Formatted, with the currency if it is not the shop's: 'CAD 132.37'. */
  readonly total: string
  readonly lines: ReadonlyArray<{
    readonly title: string
    /** Page of the part; null if the shop no longer has it. */
    readonly href: string | null
    /** 'Marrowbone Brake · MB-4401-S · Compound: Street'. */
    readonly facts: string
    /** '2 × $49.95'. */
    readonly price: string
  }>
  readonly rows: ReadonlyArray<TotalsRow>
  /** 'UPS 1Z999AA10123456784'; absent if unknown. */
  readonly parcel?: string | undefined
  /** Returns with their state, one each: '1 × Brake Pad Set, requested November 21, 2026'. */
  readonly returns?: ReadonlyArray<string>
  /** Whether it is open at first. */
  readonly isOpen?: boolean
  /** Forms of the order. */
  readonly children?: ReactNode
}

/** An order of the shop's former software. It opens in place, because it has no page. */
export const OldOrderCard = ({
  children,
  customer,
  date,
  isOpen = false,
  lines,
  number,
  parcel,
  returns = [],
  rows,
  status,
  total
}: OldOrderCardProps) => (
  <li className="oldorder">
    <details open={isOpen}>
      <summary>
        <strong>Order {number}</strong>
        <span>{[customer, date, status, total].filter(Boolean).join(" · ")}</span>
      </summary>
      <ul className="oldorder__lines">
        {lines.map(({ facts, href, price, title }, index) => (
          <li key={index}>
            <p>{href === null ? title : <Link href={href}>{title}</Link>}</p>
            <p className="oldorder__facts">{facts}</p>
            <p>{price}</p>
          </li>
        ))}
      </ul>
      <OrderTotals rows={rows} total={total} />
      {parcel !== undefined && <p className="oldorder__facts">Sent with {parcel}</p>}
      {returns.length > 0 && (
        <ul className="oldorder__lines" aria-label={`Returns of order ${number}`}>
          {returns.map((text, index) => (
            <li key={index}>{text}</li>
          ))}
        </ul>
      )}
      {children}
    </details>
  </li>
)
