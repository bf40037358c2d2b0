import type { ReactNode } from "react"
import { Badge } from "../../feedback/badge/Badge.tsx"
import { Button } from "../../controls/button/Button.tsx"
import { Drawing, type ImageSource } from "../../foundation/drawing/Drawing.tsx"
import { FitLineInline } from "../fit-line/FitLineInline.tsx"
import { Icon } from "../../foundation/icon/Icon.tsx"
import { FitLine, type FitLineProps } from "../fit-line/FitLine.tsx"
import { Link } from "../../foundation/link/Link.tsx"
import { VehicleBadge, type PlateProps } from "../plate/VehicleBadge.tsx"
import { TitleText } from "../../foundation/title-text/TitleText.tsx"
import { VisuallyHidden } from "../../foundation/visually-hidden/VisuallyHidden.tsx"

type LineFit = Pick<FitLineProps, "tone" | "label" | "link" | "action"> & { readonly why?: string | undefined }

export interface CarFit extends LineFit {
  /** Owner and name of the car: 'Your 1969 Chevrolet Camaro'. */
  readonly car: string
}

export interface CartLineProps {
  readonly title: string
  /** Absent where the part has no page any more. */
  readonly href?: string | undefined
  readonly brand: string
  readonly picture: ImageSource
  /** Options, part number, price of one, availability: one row of text. */
  readonly details: readonly string[]
  /** What a kit is made of, one text each. */
  readonly parts?: readonly string[]
  /** What is deposited with it for the old part. */
  readonly core?: string | undefined
  /** The vehicle that it was added for, and what was answered then where `fit` does not say the same. */
  readonly addedFor?: (Required<Pick<PlateProps, "vehicle" | "engine">> & { readonly label?: string | undefined }) | undefined
  /** Does it fit the vehicle that is selected today, why, and the way to what the answer asks for; its place is kept while it is on its way. */
  readonly fit?: LineFit | "waiting" | undefined
  /** In place of `fit`: the answer for each of several cars. */
  readonly fitByCar?: readonly CarFit[] | undefined
  /** Why it cannot be bought now. */
  readonly problem?: string | undefined
  /** What has changed since it was added, one sentence each. */
  readonly changes?: readonly string[]
  /** Said of a line whose change has not been sent. */
  readonly waiting?: string | undefined
  /** When it could be there. */
  readonly delivery?: string | undefined
  /** Formatted, for all pieces; absent of what is not sold, as an article. */
  readonly price?: string | undefined
  /** The `QuantityStepper`; absent where the quantity cannot be changed. */
  readonly quantity?: ReactNode
  /** Further buttons; each names the part that it is about. */
  readonly actions?: ReactNode
  /** Absent where nothing may be taken out. Gets the button that was pressed, which has the focus. */
  readonly onRemove?: ((button: HTMLButtonElement) => void) | undefined
}

/** One line of the cart, or of a list. */
export const CartLine = ({ onRemove, ...props }: CartLineProps) => (
  <li className="cartline">
    <Drawing picture={props.picture} size={124} priority="eager" />
    <div className="cartline__what">
      {props.addedFor !== undefined && <AddedFor {...props.addedFor} />}
      <div>
        <p className="card__brand">{props.brand}</p>
        <h2>{props.href === undefined ? titleOf(props) : <Link href={props.href}>{titleOf(props)}</Link>}</h2>
        <p className="cartline__details">{props.details.join(" · ")}</p>
        {props.core !== undefined && <p className="cartline__details">{props.core}</p>}
      </div>
      {props.parts !== undefined && props.parts.length > 0 && (
        <ul className="cartline__parts" aria-label="In this kit">
          {props.parts.map((part, index) => (
            <li key={index}>{part}</li>
          ))}
        </ul>
      )}
      {props.fit === "waiting" && <span className="sk sk--fit" />}
      {props.fitByCar === undefined ? typeof props.fit === "object" && <Fit {...props.fit} /> : <FitByCar fits={props.fitByCar} />}
      {props.problem !== undefined && (
        <p className="cartline__problem">
          <b>{props.problem}</b>
        </p>
      )}
      {props.changes?.map((change) => (
        <p key={change} className="cartline__change">
          <Icon name="triangle-alert" size={16} />
          {change}
        </p>
      ))}
      {props.waiting !== undefined && (
        <p>
          <Badge tone="warn">{props.waiting}</Badge>
        </p>
      )}
      {props.delivery !== undefined && (
        <p className="cartline__delivery">
          <Icon name="truck" size={16} />
          {props.delivery}
        </p>
      )}
    </div>
    <div className="cartline__controls">
      {props.quantity}
      {props.actions}
      {/* The second press of a double click would hit the line that has moved up. */}
      {onRemove !== undefined && (
        <Button
          variant="ghost"
          size="small"
          aria-label={`Remove ${props.title}`}
          onClick={({ currentTarget, detail }) => detail > 1 || onRemove(currentTarget)}
        >
          Remove
        </Button>
      )}
      {props.price !== undefined && (
        <p className="price">
          <b>{props.price}</b>
        </p>
      )}
    </div>
  </li>
)

const titleOf = ({ title }: Pick<CartLineProps, "title">) => <TitleText text={title} />

/** What is to be verified has its way to do so beside it. */
const Fit = ({ why, ...fit }: LineFit) => {
  const Line = fit.link === undefined && fit.action === undefined ? FitLineInline : FitLine
  return (
    <div>
      <Line {...fit} />
      {why !== undefined && <p className="cartline__why">{why}</p>}
    </div>
  )
}

const FitByCar = ({ fits }: { readonly fits: readonly CarFit[] }) => (
  <ul className="cartline__cars">
    {fits.map(({ car, ...fit }) => (
      <li key={car}>
        <p className="cartline__why">{car}</p>
        <Fit {...fit} />
      </li>
    ))}
  </ul>
)

const AddedFor = ({ label, ...plate }: NonNullable<CartLineProps["addedFor"]>) => (
  <p className="cartline__added">
    <VisuallyHidden>Added for your </VisuallyHidden>
    <VehicleBadge size="small" {...plate} />
    {label !== undefined && <span> {label} when added</span>}
  </p>
)
