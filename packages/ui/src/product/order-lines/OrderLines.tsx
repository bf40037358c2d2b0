import { Fragment, type ReactNode } from "react"
import { Drawing, type ImageSource } from "../../foundation/drawing/Drawing.tsx"
import { Link } from "../../foundation/link/Link.tsx"
import type { FitTone } from "../fit-line/FitLine.tsx"
import { FitLineInline } from "../fit-line/FitLineInline.tsx"

export interface OrderedLine {
  readonly id: string
  readonly title: string
  readonly brand: string
  /** Absent where it leads nowhere. */
  readonly href?: string | undefined
  readonly picture: ImageSource
  /** Options, part number, price of one. */
  readonly details: readonly string[]
  /** Of a kit, what is in it: '2 × Ball Joint'. */
  readonly parts?: readonly string[] | undefined
  /** Formatted, for all pieces. */
  readonly price: string
  /** What is deposited with it for the old part. */
  readonly core?: string | undefined
  /** What was said of its fit when it was chosen. */
  readonly fit?: OrderedFit | undefined
  /** '2 of them are to go back'. */
  readonly note?: string | undefined
  /** Why it cannot be ordered like this. */
  readonly problem?: string | undefined
  /** Controls of its own. */
  readonly children?: ReactNode
}

export interface OrderedFit {
  readonly tone: FitTone
  /** The answer in its exact words: 'Guaranteed To Fit'. */
  readonly label: string
  readonly car: string
  /** A sentence: why it was said. */
  readonly why?: string | undefined
}

/** What is ordered, or was: it cannot be changed here. */
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
