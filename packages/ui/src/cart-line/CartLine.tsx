import type { ReactNode } from "react"
import { Button } from "../button/Button.tsx"
import { Drawing, type Picture } from "../drawing/Drawing.tsx"
import { FitLineInline } from "../fit-line/FitLineInline.tsx"
import type { FitLineProps } from "../fit-line/FitLine.tsx"
import { Link } from "../link/Link.tsx"
import { Plate } from "../plate/Plate.tsx"

export interface CartLineProps {
  readonly title: string
  /** Absent where the part has no page any more. */
  readonly href?: string | undefined
  readonly brand: string
  readonly picture: Picture
  /** Options, part number, price of one, availability: one row of text. */
  readonly details: readonly string[]
  /** What a kit is made of, one text each. */
  readonly parts?: readonly string[]
  /** What was known when it was added: the vehicle, and the answer in its words. */
  readonly addedFor?: { readonly vehicle: string; readonly label: string } | undefined
  /** Does it fit the vehicle that is selected today, and why. */
  readonly fit?: (Pick<FitLineProps, "tone" | "label"> & { readonly why?: string | undefined }) | undefined
  /** Why it cannot be bought now. */
  readonly problem?: string | undefined
  /** Formatted, for all pieces. */
  readonly price: string
  /** The `QuantityStepper`; absent where the quantity cannot be changed. */
  readonly quantity?: ReactNode
  readonly onRemove: () => void
}

/** One line of the cart. */
export const CartLine = (props: CartLineProps) => (
  <li className="cartline">
    <Drawing picture={props.picture} size={136} priority="eager" />
    <div className="cartline__what">
      <div>
        <p className="card__brand">{props.brand}</p>
        <h2>{props.href === undefined ? props.title : <Link href={props.href}>{props.title}</Link>}</h2>
        <p className="cartline__details">{props.details.join(" · ")}</p>
      </div>
      {props.parts !== undefined && props.parts.length > 0 && (
        <ul className="cartline__parts" aria-label="In this kit">
          {props.parts.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ul>
      )}
      <Fit {...props} />
      {props.problem !== undefined && (
        <p className="cartline__problem">
          <b>{props.problem}</b>
        </p>
      )}
    </div>
    <div className="cartline__controls">
      {props.quantity}
      <Button variant="ghost" size="small" aria-label={`Remove ${props.title}`} onClick={props.onRemove}>
        Remove
      </Button>
      <p className="price">
        <b>{props.price}</b>
      </p>
    </div>
  </li>
)

const Fit = ({ addedFor, fit }: Pick<CartLineProps, "addedFor" | "fit">) => (
  <>
    {addedFor !== undefined && (
      <p className="cartline__added">
        Added for your <Plate size="small" vehicle={addedFor.vehicle} />: {addedFor.label}
      </p>
    )}
    {fit !== undefined && (
      <div>
        <FitLineInline tone={fit.tone} label={fit.label} />
        {fit.why !== undefined && <p className="cartline__why">{fit.why}</p>}
      </div>
    )}
  </>
)
