import { Button, classNames, Link } from "@camber/ui"

/** A piece that is said to be open. */
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
  /** Needed pieces that are not chosen, those that wait for what is to be told of the car, and those that nothing fits. */
  readonly open: ReadonlyArray<NamedPiece>
  readonly asking: ReadonlyArray<NamedPiece>
  readonly missing: ReadonlyArray<NamedPiece>
  /** What fills the open ones at once, with what that costs; or takes it back. Absent: nothing does. */
  readonly fill?: { readonly label: string; readonly onPress: () => void } | undefined
  readonly isAdding: boolean
  /** Nothing is chosen: then it neither sticks nor offers to add, but where a form alone adds. */
  readonly isEmpty?: boolean | undefined
}

/**
 * The pieces that are still open, then the bar with the total. Only the total is sticky: the list above it may wrap and never covers the focused
 * control. No set is called complete.
 */
export const SetBar = ({ asking, count, fill, isAdding, isEmpty = false, missing, open, total }: SetBarProps) => (
  <>
    <div className="setstill">
      {open.length > 0 && <Named label="Still needed" pieces={open} />}
      {asking.length > 0 && <Named label="Tell us more about your vehicle for" pieces={asking} />}
      {missing.length > 0 && <Named label="We don't carry a fit for" pieces={missing} />}
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
