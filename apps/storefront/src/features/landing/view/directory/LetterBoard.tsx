import { useId } from "react"
import { type BoardRow, LinkBoard } from "@camber/ui"

export interface LetterBoardProps {
  /** Plural noun for the links: 'Brands'. Labels the row of letters. */
  readonly label: string
  readonly links: readonly BoardRow[]
}

/** Returns the letter of a name. Names that begin with another character share one group. */
const letterOf = ({ label }: BoardRow): string => {
  const first = label.normalize("NFKD").charAt(0).toUpperCase()
  return first >= "A" && first <= "Z" ? first : "0-9"
}

/** Names in alphabetical order under their letters, with a row of jump links. */
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
