import { Link } from "@camber/ui"
import type { ReactNode } from "react"

export interface OwnedRow {
  readonly id: string
  /** 'Transmission'. */
  readonly type: string
  readonly name: string
  readonly href: string | null
  /** '2 pieces'; null for a single piece. */
  readonly pieces: string | null
  /** 'Bought Mar 3, 2026, at 58,900 miles, $49.95'. */
  readonly origin: string
  /** The owner's words; null for none. */
  readonly note: string | null
  /** 'Input shaft: 26 teeth, 1.125 in'. */
  readonly figures: ReadonlyArray<string>
  /** Sentences about other parts, and facets of the car, that the part determines. */
  readonly decides: ReactNode
  /** Whether it differs from the garage. */
  readonly isChanged: boolean
  readonly action: ReactNode
  /** Form that edits the details of the part. */
  readonly editor: ReactNode
}

/** Renders the parts that a car has as a table, each with its source and what it determines. On narrow screens each part is a block. */
export const OwnedSheet = ({ rows }: { readonly rows: ReadonlyArray<OwnedRow> }) => (
  <ul className="owned">
    {rows.map(({ action, decides, editor, figures, href, id, isChanged, name, note, origin, pieces, type }) => (
      <li key={id} className={isChanged ? "owned__part is-changed" : "owned__part"}>
        <p className="owned__type">{type}</p>
        <div className="owned__what">
          <h3>
            {href === null ? (
              name
            ) : (
              <Link className="link" href={href}>
                {name}
              </Link>
            )}
            {pieces !== null && <span className="owned__pieces">{pieces}</span>}
          </h3>
          <p className="owned__origin">{origin}</p>
          {note !== null && <p className="owned__note">{note}</p>}
          {figures.length > 0 && <p className="owned__origin">{figures.join(". ")}</p>}
          {decides}
          {editor}
        </div>
        <div className="owned__act">{action}</div>
      </li>
    ))}
  </ul>
)
