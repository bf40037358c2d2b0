import type { AssemblySheet, SheetPoint } from "@camber/domain/assembly"
import { classNames } from "@camber/ui"
import { type KeyboardEvent, type MouseEvent, useRef, useState } from "react"

/** State of a piece: chosen, still to choose, waiting for missing car details, or without a fitting part. */
export type PieceState = "asks" | "chosen" | "none" | "open"

export interface DrawnPiece {
  readonly id: string
  readonly number: number
  readonly title: string
  readonly state: PieceState
  readonly isRequired: boolean
  readonly balloon: SheetPoint
  readonly leader: SheetPoint
}

export interface AssemblyDrawingProps {
  readonly title: string
  readonly sheet: AssemblySheet
  readonly pieces: ReadonlyArray<DrawnPiece>
  /** Id of the piece whose row is open. */
  readonly current: string | null
  /** Opens a piece's row; without scripts the link does. */
  readonly onOpen: (id: string) => void
}

const words: Readonly<Record<PieceState, string>> = {
  asks: "tell us more about your vehicle",
  chosen: "chosen",
  none: "nothing fits",
  open: "not chosen"
}
const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/**
 * Exploded drawing that illustrates the list beside it. Each balloon links to its piece's row. All balloons share one tab stop, and the
 * arrow keys move by number. Screen reader users use the list.
 */
export const AssemblyDrawing = ({ current, onOpen, pieces, sheet, title }: AssemblyDrawingProps) => {
  const links = useRef(new Map<string, HTMLAnchorElement>())
  const [stop, setStop] = useState(0)
  const byId = new Map(pieces.map((piece) => [piece.id, piece]))
  const goTo = (index: number) => {
    const at = (index + pieces.length) % pieces.length
    setStop(at)
    links.current.get(pieces[at]?.id ?? "")?.focus()
  }
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const step = steps[event.key]
    const to = event.key === "Home" ? 0 : event.key === "End" ? -1 : step === undefined ? null : index + step
    if (to === null) return
    event.preventDefault()
    goTo(to)
  }
  const press = (id: string) => (event: MouseEvent) => {
    event.preventDefault()
    onOpen(id)
  }
  return (
    <nav aria-label={`${title}, exploded`}>
      <svg
        role="group"
        aria-label="Pieces by number"
        className={classNames("asm", pieces.some(({ state }) => state === "chosen") && "has-chosen")}
        viewBox="0 0 900 700"
      >
        <g dangerouslySetInnerHTML={{ __html: sheet.ground }} />
        <g className="asm__ink">
          {sheet.layers.map(({ markup, of }, index) => (
            <Layer
              key={index}
              markup={markup}
              piece={of === null ? undefined : byId.get(of)}
              isCurrent={of !== null && of === current}
              onPress={press}
            />
          ))}
        </g>
        {pieces.map(({ balloon, id, leader }) => (
          <g key={id} className={classNames("asm__leader", id === current && "is-current")} aria-hidden="true">
            <path d={`M${balloon.x} ${balloon.y}L${leader.x} ${leader.y}`} />
            <circle cx={leader.x} cy={leader.y} r="2.6" />
          </g>
        ))}
        {pieces.map(({ balloon, id, isRequired, number, state, title: name }, index) => (
          <a
            key={id}
            ref={(link) => {
              if (link === null) links.current.delete(id)
              else links.current.set(id, link)
            }}
            href={`#p-${id}`}
            className={classNames("asm__balloon", `is-${state}`, !isRequired && "is-optional", id === current && "is-current")}
            aria-label={`${number} ${name}, ${words[state]}`}
            tabIndex={index === stop ? 0 : -1}
            onKeyDown={(event) => onKeyDown(event, index)}
            onFocus={() => setStop(index)}
            onClick={press(id)}
          >
            <g transform={`translate(${balloon.x} ${balloon.y})`}>
              <g className="asm__number">
                <circle className="asm__reach" r="24" />
                <circle className="asm__ring" r="16" />
                <text y="6" textAnchor="middle">
                  {number}
                </text>
              </g>
            </g>
          </a>
        ))}
      </svg>
    </nav>
  )
}

interface LayerProps {
  readonly markup: string
  readonly piece: DrawnPiece | undefined
  readonly isCurrent: boolean
  readonly onPress: (id: string) => (event: MouseEvent) => void
}

/** The drawn piece links to its row too, for pointers only: its balloon is the accessible link. */
const Layer = ({ isCurrent, markup, onPress, piece }: LayerProps) =>
  piece === undefined ? (
    <g className="is-not-ours" dangerouslySetInnerHTML={{ __html: markup }} />
  ) : (
    <a
      href={`#p-${piece.id}`}
      className={classNames("asm__piece", `is-${piece.state}`, isCurrent && "is-current")}
      tabIndex={-1}
      aria-hidden="true"
      onClick={onPress(piece.id)}
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  )
