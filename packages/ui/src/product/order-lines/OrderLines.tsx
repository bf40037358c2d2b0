import { Fragment, type ReactNode } from "react"
import { Drawing, type ImageSource } from "../../foundation/drawing/Drawing.tsx"
import { Link } from "../../foundation/link/Link.tsx"
import { type FitTone, FitLineInline } from "../fit-line/FitLine.tsx"

export interface OrderedLine {
  readonly id: string
  readonly title: string
  readonly brand: string
  /** URL of the part's page; absent if it has none. */
  readonly href?: string | undefined
  readonly picture: ImageSource
  /** Options, part number and unit price. */
  readonly details: readonly string[]
  /** The contents of a kit: '2 × Ball Joint'. */
  readonly parts?: readonly string[] | undefined
  /** Price of all pieces, formatted. */
  readonly price: string
  /** The core charge, which is a deposit for the old part. */
  readonly core?: string | undefined
  /** The fit at the time of the order. */
  readonly fit?: OrderedFit | undefined
  /** A note: '2 of them are to go back'. */
  readonly note?: string | undefined
  /** Reason why the line cannot be ordered as it is. */
  readonly problem?: string | undefined
  /** Controls of the line, such as buttons. */
  readonly children?: ReactNode
}

export interface OrderedFit {
  readonly tone: FitTone
  /** The verdict in the exact words of the spec: 'Guaranteed To Fit'. */
  readonly label: string
  readonly car: string
  /** A sentence with the reason for the fit. */
  readonly why?: string | undefined
}

/** Renders the lines of an order. The lines cannot be changed here. */
export const OrderLines = ({ label, lines }: { readonly label: string; readonly lines: readonly OrderedLine[] }) => (
  <ul className="ordered" aria-label={label}>
    {lines.map(({ id, title, brand, href, picture, details, parts, core, fit, price, note, problem, children }) => (
      <li key={id}>
        <Drawing picture={picture} size={64} />
        <div>
          <p className="card__brand">{brand}</p>
          <p className="ordered__title">{href === undefined ? title : <Link href={href}>{title}</Link>}</p>
          <p className="ordered__details">
            {details.map((detail, index) => (
              <Fragment key={`${index} ${detail}`}>
                {index > 0 && " · "}
                <span>{detail}</span>
              </Fragment>
            ))}
          </p>
          {parts !== undefined && parts.length > 0 && (
            <ul className="ordered__parts" aria-label="In this kit">
              {parts.map((part, index) => (
                <li key={`${index} ${part}`}>{part}</li>
              ))}
            </ul>
          )}
          {core !== undefined && <p className="ordered__details">{core}</p>}
          {fit !== undefined && (
            <div className="ordered__fit">
              <FitLineInline tone={fit.tone} label={fit.label} />
              <p className="ordered__details">
                Your {fit.car}
                {fit.why !== undefined && <>: {fit.why}</>}
              </p>
            </div>
          )}
          {note !== undefined && <p className="ordered__note">{note}</p>}
          {problem !== undefined && <p className="ordered__problem">{problem}</p>}
          {children}
        </div>
        <p className="ordered__price">{price}</p>
      </li>
    ))}
  </ul>
)
