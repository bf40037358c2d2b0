import { useId } from "react"
import { type BoardRow, LinkBoard } from "@camber/ui"

export interface LetterBoardProps {
  /** What the links are: 'Brands'. Names the row of letters. */
  readonly label: string
  readonly links: readonly BoardRow[]
}

/** The letter that a name stands under; all that begin with no letter share one place. */
const letterOf = ({ label }: BoardRow): string => {
  const first = label.normalize("NFKD").charAt(0).toUpperCase()
  return first >= "A" && first <= "Z" ? first : "0-9"
}

/** Names in the order of the alphabet under their letters, with a row of letters to jump to them. */
export const LetterBoard = ({ label, links }: LetterBoardProps) => {
  const id = useId()
  const sorted = links.toSorted((one, other) => one.label.localeCompare(other.label, "en", { numeric: true }))
  const letters = [...Map.groupBy(sorted, letterOf)].toSorted(([one], [other]) => one.localeCompare(other, "en"))
  return (
    <>
      {letters.length > 1 && (
        <nav className="letters" aria-label={`${label} by letter`}>
          {letters.map(([letter]) => (
            <a key={letter} href={`#${id}${letter}`}>
              {letter}
            </a>
          ))}
        </nav>
      )}
      <div className="alphabet">
        {letters.map(([letter, names]) => (
          <section key={letter} aria-labelledby={`${id}${letter}`}>
            <h3 id={`${id}${letter}`}>{letter}</h3>
            <LinkBoard rows={names} />
          </section>
        ))}
      </div>
    </>
  )
}
