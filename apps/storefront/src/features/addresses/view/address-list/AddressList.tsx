import { Badge } from "@camber/ui"
import type { ReactNode } from "react"

export interface ListedAddress {
  readonly id: string
  readonly name: string
  /** Lines from the street to the country. */
  readonly lines: readonly string[]
  readonly phone: string
  readonly isDefault: boolean
}

export interface AddressListProps {
  readonly label: string
  readonly addresses: readonly ListedAddress[]
  /** Renders the actions of an address. */
  readonly actions: (address: ListedAddress) => ReactNode
}

/** Saved addresses, each with its actions. */
export const AddressList = ({ actions, addresses, label }: AddressListProps) => (
  <ul className="addresslist" aria-label={label}>
    {addresses.map((address) => (
      <li key={address.id}>
        <address>
          <b>{address.name}</b>
          {address.isDefault && <Badge>Default</Badge>}
          {[...address.lines, address.phone].map((line, index) => (
            <div key={index}>{line}</div>
          ))}
        </address>
        <div className="addresslist__acts">{actions(address)}</div>
      </li>
    ))}
  </ul>
)
