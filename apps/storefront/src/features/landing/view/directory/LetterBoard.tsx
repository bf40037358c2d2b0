import { useId } from "react"
import { type BoardRow, LinkBoard, Button } from "@camber/ui"

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

interface FilterFormProps {
  /** Label: 'Filter brands'. */
  readonly label: string
  /** Initial filter text. */
  readonly value: string
  /** Called on every change. Without scripts the form loads the page with `?filter=`. */
  readonly onFilter: (text: string) => void
}

/** A text field that filters the list below it. */
export const FilterForm = ({ label, value, onFilter }: FilterFormProps) => (
  <search className="narrow">
    <form method="get">
      <input
        aria-label={label}
        className="input"
        type="search"
        name="filter"
        placeholder={label}
        autoComplete="off"
        defaultValue={value}
        onInput={({ currentTarget }) => onFilter(currentTarget.value)}
      />
      <Button type="submit">Filter</Button>
    </form>
  </search>
)
