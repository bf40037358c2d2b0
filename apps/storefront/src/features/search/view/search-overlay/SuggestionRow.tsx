import type { HighlightSegment } from "@camber/domain/search"
import { Autocomplete } from "@base-ui/react/autocomplete"
import { Drawing, Icon, Link, Rating, isSamePageLink, TitleText } from "@camber/ui"
import type { Suggestion } from "./suggestion.ts"

const PICTURE = 64

/** Typed text is light; its completion is bold. */
const Pieces = ({ pieces }: { readonly pieces: ReadonlyArray<HighlightSegment> }) => {
  const isCompletion = pieces.some(({ isMatch }) => isMatch)
  return (
    <span className="suggestion__text">
      {pieces.map(({ text, isMatch }, index) => (isCompletion && !isMatch ? <b key={index}>{text}</b> : text))}
    </span>
  )
}

/** Renders the keys that choose a row from the field. */
const Keys = ({ keys }: { readonly keys: ReadonlyArray<string> }) => (
  <span className="suggestion__keys" aria-hidden="true">
    {keys.map((key) => (
      <kbd key={key} className="search__key">
        {key}
      </kbd>
    ))}
  </span>
)

/** If the name contains the brand already, screen readers announce it once. */
const includesId = (label: string, brand: string): boolean => label.toLowerCase().startsWith(brand.toLowerCase())

/** Returns null for an unknown kind (SRCH-43). */
const faceOf = (row: Suggestion) => {
  switch (row.kind) {
    case "query":
      return (
        <>
          <Icon name="search" size={16} />
          <Pieces pieces={row.pieces} />
        </>
      )
    case "category":
      return <span className="suggestion__text">in {row.label}</span>
    case "department":
      return <span className="suggestion__text">{row.label}</span>
    case "job":
      return (
        <span className="suggestion__text">
          <b>{row.label}</b>, the whole job
        </span>
      )
    case "vehicle":
      return (
        <>
          <Icon name="car" />
          <div className="suggestion__offer">
            Shop for <b>{row.label}</b>
            {row.remainder !== "" && ` and search “${row.remainder}”`}
          </div>
          <Keys keys={["Shift", "Enter"]} />
        </>
      )
    case "part":
      return (
        <>
          <Drawing picture={{ src: row.imageUrl, alt: "" }} size={PICTURE} priority="eager" />
          <div className="suggestion__product">
            <div className="suggestion__brand num">{row.number}</div>
            <div className="suggestion__title">
              <TitleText text={row.label} />
            </div>
          </div>
          <Keys keys={["Enter"]} />
        </>
      )
    case "product":
      return (
        <>
          <Drawing picture={{ src: row.imageUrl, alt: "" }} size={PICTURE} priority="eager" />
          <div className="suggestion__product">
            {row.brand !== "" && (
              <div className="suggestion__brand" aria-hidden={includesId(row.label, row.brand) || undefined}>
                {row.brand}
              </div>
            )}
            <div className="suggestion__title">
              <TitleText text={row.label} />
            </div>
            <div className="suggestion__facts">
              {row.price !== null && <b className="num">{row.price}</b>}
              {row.reviewCount > 0 && <Rating rating={row.rating} reviewCount={row.reviewCount} />}
            </div>
          </div>
        </>
      )
    case "article":
      return (
        <>
          <Drawing picture={{ src: row.imageUrl, alt: "" }} size={PICTURE} priority="eager" />
          <div className="suggestion__title">
            <TitleText text={row.label} />
          </div>
        </>
      )
    default:
      return null
  }
}

export interface SuggestionRowProps {
  readonly row: Suggestion
  readonly onChoose: (row: Suggestion) => void
}

/** Renders a row of the list: a link, or a command for a vehicle. The field's arrow keys reach it, because it is not a Tab stop. */
export const SuggestionRow = ({ row, onChoose }: SuggestionRowProps) => {
  const face = faceOf(row)
  if (face === null) {
    console.error("Ignored a suggestion of an unknown kind.", row)
    return null
  }
  return (
    <Autocomplete.Item
      value={row}
      className={`suggestion suggestion--${row.kind}`}
      render={(props, { highlighted }) =>
        "href" in row ? (
          <Link {...props} href={row.href} tabIndex={-1} aria-selected={highlighted} />
        ) : (
          <div {...props} aria-selected={highlighted} />
        )
      }
      onClick={(event) => {
        if (isSamePageLink(event)) onChoose(row)
      }}
    >
      {face}
    </Autocomplete.Item>
  )
}

interface SuggestionGroupProps {
  readonly title: string
  readonly rows: ReadonlyArray<Suggestion>
  /** Shown if there are none (SRCH-11). */
  readonly none: string
  readonly layout: "searches" | "products" | "articles"
  /** Whether the answer is loading: until then no empty message is shown. */
  readonly waiting: boolean
  readonly onChoose: (row: Suggestion) => void
}

/** Renders one part of the answer. Its rows are options of the field's single list. */
export const SuggestionGroup = ({ title, rows, none, layout, waiting, onChoose }: SuggestionGroupProps) => (
  <Autocomplete.Group className={`search__group search__group--${layout}`}>
    <Autocomplete.GroupLabel className="search__label">{title}</Autocomplete.GroupLabel>
    {rows.length === 0 && (waiting ? <div className="search__waiting" aria-hidden="true" /> : <div className="mute">{none}</div>)}
    <div className="search__rows" role="presentation">
      {rows.map((row, index) => (
        <SuggestionRow key={`${index} ${row.label}`} row={row} onChoose={onChoose} />
      ))}
    </div>
  </Autocomplete.Group>
)
