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

/** What is chosen, for how much, and what is still open. It says of no set that nothing is missing. */
export const SetBar = ({ asking, count, fill, isAdding, isEmpty = false, missing, open, total }: SetBarProps) => (
  <div className={classNames("setbar", isEmpty && "setbar--empty")}>
    <p className="setbar__sum" aria-live="polite">
      <b>{total}</b>
      <span>{count}</span>
    </p>
    <Button type="submit" variant="primary" size="large" busy={isAdding}>
      Add the Set
    </Button>
    <div className="setbar__still">
      {open.length > 0 && <Named label="Still open" pieces={open} />}
      {asking.length > 0 && <Named label="Tell us more of your vehicle for" pieces={asking} />}
      {missing.length > 0 && <Named label="Nothing we sell fits" pieces={missing} />}
      {fill !== undefined && (
        <Button variant="ghost" size="small" onClick={fill.onPress}>
          {fill.label}
        </Button>
      )}
    </div>
  </div>
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
