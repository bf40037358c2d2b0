import { Button, classNames, Link } from "@camber/ui"

/** Piece that the bar lists as open. */
export interface NamedPiece {
  readonly id: string
  readonly number: number
  readonly title: string
}

export interface SetBarProps {
  /** Formatted. */
  readonly total: string
  /** '3 pieces, 5 items'; 'Nothing chosen yet'. */
  readonly count: string
  /** Needed pieces without a choice, pieces that wait for missing car details, and pieces without a fitting part. */
  readonly open: ReadonlyArray<NamedPiece>
  readonly asking: ReadonlyArray<NamedPiece>
  readonly missing: ReadonlyArray<NamedPiece>
  /** Button that fills the open pieces, with its cost, or undoes that. Absent if neither applies. */
  readonly fill?: { readonly label: string; readonly onPress: () => void } | undefined
  readonly isAdding: boolean
  /** The set is empty. The bar is then not sticky and offers no add button, except in a form without scripts. */
  readonly isEmpty?: boolean | undefined
}

/**
 * The open pieces, then the bar with the total. Only the total is sticky: the list above it may wrap and never covers the focused control.
 * The bar calls no set complete.
 */
export const SetBar = ({ asking, count, fill, isAdding, isEmpty = false, missing, open, total }: SetBarProps) => (
  <>
    <div className="setstill">
      {open.length > 0 && <Named label="Still needed" pieces={open} />}
      {asking.length > 0 && <Named label="Tell us more about your vehicle for" pieces={asking} />}
      {missing.length > 0 && <Named label="We don't carry a fitting part for" pieces={missing} />}
      {fill !== undefined && (
        <Button variant="ghost" size="small" onClick={fill.onPress}>
          {fill.label}
        </Button>
      )}
    </div>
    <div className={classNames("setbar", isEmpty && "setbar--empty")}>
      <p className="setbar__sum" aria-live="polite" aria-atomic="true">
        <b>{total}</b> <span>{count}</span>
      </p>
      <Button type="submit" variant="primary" size="large" busy={isAdding}>
        Add the Set
      </Button>
    </div>
  </>
)

const Named = ({ label, pieces }: { readonly label: string; readonly pieces: ReadonlyArray<NamedPiece> }) => (
  <p>
    {label}:{" "}
    {pieces.map(({ id, number, title }, index) => (
      <span key={id}>
        {index > 0 && ", "}
        <Link className="link" href={`#p-${id}`}>
          {number} {title}
        </Link>
      </span>
    ))}
  </p>
)
