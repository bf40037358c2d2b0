import type { ReactNode } from "react"
import { classNames, Drawing, FitLineInline, type FitLineProps, Link } from "@camber/ui"

/** `own`: the shopper has it. `cart`: in the cart. `open`: neither. */
export type RowTone = "own" | "cart" | "open"

/** The part that the set has for a row. */
export interface RowPart {
  readonly title: string
  readonly href: string
  readonly details: string
  readonly imageUrl: string
  readonly price: string
  readonly coreCharge: string | null
  readonly pieces: number
  /** Null for a part that is not for vehicles. */
  readonly fit: Pick<FitLineProps, "label" | "tone"> | null
}

export interface JobRowProps {
  readonly number: number
  /** Name of its check box. */
  readonly field: string
  readonly name: string
  /** Listing of its type; null if the shop does not sell it. */
  readonly href: string | null
  readonly state: string
  readonly tone: RowTone
  readonly details: ReadonlyArray<string>
  readonly origin: {
    readonly note: string | null
    readonly references: ReadonlyArray<{ readonly label: string; readonly href: string | null }>
  }
  readonly isMarked: boolean
  readonly canMark: boolean
  /** Control that adds the part to the build sheet, or a note that it is there. */
  readonly keep?: ReactNode
  readonly part: RowPart | null
  /** Whether every part that fits the car clashes with the other parts of the set, so that the shopper must choose. */
  readonly isOpen: boolean
}

export interface JobRowsProps {
  readonly rows: ReadonlyArray<JobRowProps>
  /** Omits the reasons, for tools. */
  readonly isCompact?: boolean
}

/** Rows of a job: the needed item, whether the shopper has it, and the part of the set. */
export const JobRows = ({ isCompact = false, rows }: JobRowsProps) => (
  <ul className={classNames("jobrows", isCompact && "jobrows--compact")}>
    {rows.map((row) => (
      <li key={row.number} className="jobrow">
        <div className="jobrow__t">
          <h3>
            {row.href === null ? (
              row.name
            ) : (
              <Link className="link" href={row.href}>
                {row.name}
              </Link>
            )}
          </h3>
          <p className={classNames("jobstate", `jobstate--${row.tone}`)}>{row.state}</p>
        </div>
        {row.part !== null && <SetPart part={row.part} />}
        {row.isOpen && <p className="jobrow__m">None of our parts works with the other parts of this set. Choose one yourself.</p>}
        {!isCompact &&
          row.details.map((text) => (
            <p key={text} className="jobrow__m">
              {text}
            </p>
          ))}
        <div className="jobrow__f">
          {row.canMark && (
            <label className="jobmark">
              <input type="checkbox" name={row.field} defaultChecked={row.isMarked} />
              <span>
                I have it<span className="vh">: {row.name}</span>
              </span>
            </label>
          )}
          {!isCompact && <Origin {...row.origin} name={row.name} />}
        </div>
        {row.keep}
      </li>
    ))}
  </ul>
)

const SetPart = ({ part }: { readonly part: RowPart }) => (
  <div className="jobpart">
    <Drawing picture={{ src: part.imageUrl, alt: "" }} size={64} />
    <div>
      <p>
        <Link className="link" href={part.href}>
          {part.title}
        </Link>
      </p>
      <p className="jobrow__m">{part.details}</p>
      {part.fit !== null && <FitLineInline {...part.fit} />}
      {part.coreCharge !== null && <p className="jobrow__m">{part.coreCharge}</p>}
    </div>
    <p className="jobpart__p">
      <b>{part.price}</b>
      {part.pieces > 1 && <small>{part.pieces} pieces</small>}
    </p>
  </div>
)

const Origin = ({ name, note, references }: JobRowProps["origin"] & { readonly name: string }) => (
  <details className="joborigin">
    <summary>
      Source<span className="vh"> of {name}</span>
    </summary>
    {note !== null && <p>{note}</p>}
    {references.map(({ href, label }) => (
      <p key={label}>
        {href === null ? (
          label
        ) : (
          <a className="link" href={href} rel="noopener nofollow">
            {label}
          </a>
        )}
      </p>
    ))}
  </details>
)
