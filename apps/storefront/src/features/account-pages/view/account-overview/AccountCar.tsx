import { Drawing, Link, type ImageSource, Badge, VehicleBadge } from "@camber/ui"
import type { ReactNode } from "react"

export interface AccountListProps {
  readonly name: string
  /** '1969 Chevrolet Camaro · 7 items'. */
  readonly note: string
  readonly href: string
  readonly pictures: readonly ImageSource[]
}

/** A customer's parts list: its first pictures, name, car and item count. */
export const AccountList = ({ href, name, note, pictures }: AccountListProps) => (
  <li className="ordercard">
    <div className="ordercard__pictures">
      {pictures.map((picture, index) => (
        <Drawing key={index} picture={picture} size={64} />
      ))}
    </div>
    <div>
      <h3>
        <Link className="covers" href={href}>
          {name}
        </Link>
      </h3>
      <p>{note}</p>
    </div>
  </li>
)

interface AccountCarProps {
  /** In one line: '1969 Chevrolet Camaro with 5.7L V8'. */
  readonly name: string
  readonly vehicle: string
  readonly engine?: string | undefined
  readonly stockEngine?: string | undefined
  /** Side view; absent for an engine without a car. */
  readonly pictureUrl?: string | undefined
  readonly isSelected: boolean
  /** Missing details. */
  readonly missing?: string | undefined
  /** Next step. */
  readonly children: ReactNode
}

/** A customer's car: its picture, its plate and its next step. */
export const AccountCar = ({ children, engine, isSelected, missing, name, pictureUrl, stockEngine, vehicle }: AccountCarProps) => (
  <li className="accountcar" aria-label={name}>
    <div className="accountcar__picture">
      {pictureUrl !== undefined && <img src={pictureUrl} alt="" width="320" height="120" loading="lazy" decoding="async" />}
    </div>
    <VehicleBadge vehicle={vehicle} engine={engine} stockEngine={stockEngine} selected={isSelected} />
    {missing !== undefined && <Badge tone="warn">{missing}</Badge>}
    <div className="accountcar__acts">{children}</div>
  </li>
)
