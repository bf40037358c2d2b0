import type { AssemblyPiece, Sides } from "@camber/domain/assembly"
import { classNames, Drawing, FitLineInline, type FitLineProps, Link } from "@camber/ui"
import type { ReactNode } from "react"

/** Part that can be chosen for a piece. */
export interface OfferedPart {
  readonly skuBaseNumber: string
  readonly title: string
  readonly brand: string
  readonly href: string
  readonly details: string
  readonly stock: string
  readonly imageUrl: string
  readonly fit: Pick<FitLineProps, "label" | "tone">
  /** For the chosen sides: formatted price and quantity. */
  readonly price: string
  readonly quantity: string
  /** '+ $30.00 core deposit'; null without one. */
  readonly deposit: string | null
}

export interface PieceRowProps {
  readonly piece: AssemblyPiece
  /** Formatted price of the cheapest part; null without one. */
  readonly lowest: string | null
  readonly parts: ReadonlyArray<OfferedPart>
  /** Key of the chosen part, for the chosen sides. */
  readonly chosen: string | null
  readonly sides: Sides
  /** 'your Camaro'; null without a car. */
  readonly car: string | null
  /** Call to action for missing car details; null if none are missing. */
  readonly question: ReactNode
  readonly isCurrent: boolean
  readonly onToggle: (isOpen: boolean) => void
  readonly onChoose: (skuBaseNumber: string | null) => void
  readonly onSides: (sides: Sides) => void
}

const sideLabels = { both: "Both sides", left: "Left", right: "Right" } as const
const allSides = ["both", "left", "right"] as const

/** A piece with its fitting parts. The choices are radio buttons in a native disclosure, so that a form works without scripts. */
export const PieceRow = (props: PieceRowProps) => {
  const { car, chosen, isCurrent, lowest, onToggle, parts, piece, question } = props
  const part = parts.find(({ skuBaseNumber }) => skuBaseNumber === chosen)
  const state = part !== undefined ? "is-chosen" : piece.question !== null ? "is-asking" : piece.count === 0 ? "is-none" : "is-open"
  const className = classNames("piece", state, !piece.isRequired && "is-optional", isCurrent && "is-current")
  const face = <Face piece={piece} part={part} lowest={lowest} car={car} question={question} />
  return (
    <li id={`p-${piece.id}`} className={className}>
      {parts.length === 0 ? (
        <div className="piece__face">
          {face}
          <Link className="piece__all link" href={allHref(piece, car)}>
            See All<span className="vh"> {piece.plural}</span>
          </Link>
        </div>
      ) : (
        <details name="pieces" onToggle={(event) => onToggle(event.currentTarget.open)}>
          <summary className="piece__face">
            {face}
            <span className="piece__do">
              <span className="piece__choose">{part === undefined ? "Choose" : "Change"}</span>
              <span className="piece__close">Close</span>
            </span>
          </summary>
          <Choices {...props} />
        </details>
      )}
    </li>
  )
}

/** If no part fits the selected car, links to all parts of the piece, for any car. */
const allHref = ({ count, href }: AssemblyPiece, car: string | null): string =>
  car !== null && count === 0 ? `${href}${href.includes("?") ? "&" : "?"}fits=0` : href

interface FaceProps extends Pick<PieceRowProps, "car" | "lowest" | "piece" | "question"> {
  readonly part: OfferedPart | undefined
}

const Face = ({ car, lowest, part, piece, question }: FaceProps) => (
  <>
    <span className="piece__n" aria-hidden="true">
      {piece.number}
    </span>
    <div className="piece__t">
      <h3>{piece.title}</h3>
      {part === undefined ? (
        <p className="piece__s">
          {piece.question === null ? <span>{countText(piece, car)}</span> : question}
          {piece.isHanded && piece.count > 0 && <span>left and right</span>}
          {piece.note !== null && piece.count > 0 && <span>{piece.note}</span>}
        </p>
      ) : (
        <>
          <p className="piece__c">
            {part.brand} {part.title}
          </p>
          <div className="piece__s">
            <FitLineInline {...part.fit} />
            {part.quantity !== "" && <span>{part.quantity}</span>}
          </div>
        </>
      )}
    </div>
    <p className="piece__p">
      {part !== undefined ? (
        <b>{part.price}</b>
      ) : (
        lowest !== null && (
          <>
            <small>from</small> {lowest}
            {piece.isHanded && <small> each</small>}
          </>
        )
      )}
    </p>
  </>
)

const countText = ({ count, plural }: AssemblyPiece, car: string | null): string =>
  car === null
    ? `${count} ${count === 1 ? "part" : "parts"}`
    : count === 0
      ? `We don't carry ${plural.toLowerCase()} for ${car}`
      : `${count} ${count === 1 ? "fits" : "fit"} ${car}`

const Choices = ({ chosen, onChoose, onSides, parts, piece, sides }: PieceRowProps) => (
  <fieldset className="piece__x">
    <legend className="vh">{piece.title}</legend>
    {parts.map((part) => (
      <Choice key={part.skuBaseNumber} name={piece.id} part={part} isChosen={part.skuBaseNumber === chosen} onChoose={onChoose} />
    ))}
    <label className="pick pick--none">
      <input type="radio" name={piece.id} value="" checked={chosen === null} onChange={() => onChoose(null)} />
      <span>None of these for now</span>
    </label>
    <div className="piece__f">
      {piece.isHanded && (
        <div className="seg" role="radiogroup" aria-label={`${piece.title}: which sides`}>
          {allSides.map((value) => (
            <label key={value}>
              <input type="radio" name={`${piece.id}-sides`} value={value} checked={value === sides} onChange={() => onSides(value)} />
              <span>{sideLabels[value]}</span>
            </label>
          ))}
        </div>
      )}
      <Link className="link" href={piece.href}>
        See All {piece.plural}
      </Link>
    </div>
  </fieldset>
)

interface ChoiceProps {
  readonly name: string
  readonly part: OfferedPart
  readonly isChosen: boolean
  readonly onChoose: (skuBaseNumber: string) => void
}

const Choice = ({ isChosen, name, onChoose, part }: ChoiceProps): ReactNode => (
  <div className="pickrow">
    <label className="pick">
      <input type="radio" name={name} value={part.skuBaseNumber} checked={isChosen} onChange={() => onChoose(part.skuBaseNumber)} />
      <Drawing picture={{ src: part.imageUrl, alt: "" }} size={64} />
      <span className="pick__t">
        <b>
          {part.brand} {part.title}
        </b>
        <span>{[part.details, part.stock].filter((text) => text !== "").join(" · ")}</span>
        {part.deposit !== null && <span>{part.deposit}</span>}
        <FitLineInline {...part.fit} />
      </span>
      <span className="pick__p">
        <b>{part.price}</b>
        {part.quantity !== "" && <span>{part.quantity}</span>}
      </span>
    </label>
    <Link className="link" href={part.href}>
      Details<span className="vh"> of {part.title}</span>
    </Link>
  </div>
)
