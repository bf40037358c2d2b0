import { Drawing, Link, type ImageSource } from "@camber/ui"

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
