import type { ReactNode } from "react"
import { Badge } from "../../feedback/badge/Badge.tsx"
import { Button } from "../../controls/button/Button.tsx"
import { Drawing, type ImageSource } from "../../foundation/drawing/Drawing.tsx"
import { FitLineInline, FitLine, type FitLineProps } from "../fit-line/FitLine.tsx"
import { Icon } from "../../foundation/icon/Icon.tsx"
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
  /** URL of the part's page; absent if the part no longer has a page. */
  readonly href?: string | undefined
  readonly brand: string
  readonly picture: ImageSource
  /** Options, part number, unit price and availability, in one row of text. */
  readonly details: readonly string[]
  /** The parts of a kit, with one text for each. */
  readonly parts?: readonly string[]
  /** The core charge, which is a deposit for the old part. */
  readonly core?: string | undefined
  /** The vehicle that the part was added for, and its fit at that time if that differs from `fit`. */
  readonly addedFor?: (Required<Pick<PlateProps, "vehicle" | "engine">> & { readonly label?: string | undefined }) | undefined
  /**
   * The fit for the selected vehicle, its reason, and the link to its open question. While it loads ("waiting"), the line reserves its
   * space.
   */
  readonly fit?: LineFit | "waiting" | undefined
  /** The fit for each of several cars, shown in place of `fit`. */
  readonly fitByCar?: readonly CarFit[] | undefined
  /** Reason why the part cannot be bought now. */
  readonly problem?: string | undefined
  /** Changes since the line was added, with one sentence for each. */
  readonly changes?: readonly string[]
  /** Note on a line with a change that was not sent yet. */
  readonly waiting?: string | undefined
  /** Delivery estimate. */
  readonly delivery?: string | undefined
  /** Price of all pieces, formatted; absent for items that are not sold, such as an article. */
  readonly price?: string | undefined
  /** The `QuantityStepper`; absent if the quantity cannot be changed. */
  readonly quantity?: ReactNode
  /** Additional buttons. The accessible name of each contains the part's name. */
  readonly actions?: ReactNode
  /** Called to remove the line, with the clicked button, which has the focus. Absent if the line cannot be removed. */
  readonly onRemove?: ((button: HTMLButtonElement) => void) | undefined
}

/** Renders one line of the cart or of a list. */
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
      {/* Ignores the second click of a double click, which would hit the line that has moved up. */}
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

/** If the fit must be verified, the action for that is beside it. */
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

/**
 * Renders placeholders while the lines of the cart load. The default count fills the screen of a phone, so that a layout shift below them
 * is not visible.
 */
export const CartLinesSkeleton = ({ count = 4 }: { readonly count?: number }) => (
  <div>
    <output className="vh">Loading your cart</output>
    <ul aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <li className="cartline" key={index}>
          <span className="sheet" />
          <div className="cartline__what">
            <div>
              <span className="sk sk--t sk--40" />
              <span className="sk sk--line" />
              <span className="sk sk--t sk--60" />
            </div>
            <span className="sk sk--fit" />
          </div>
          <div className="cartline__controls">
            <span className="stepper stepper--small" />
          </div>
        </li>
      ))}
    </ul>
  </div>
)
