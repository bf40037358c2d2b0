import { Autocomplete } from "@base-ui/react/autocomplete"
import { Drawing } from "../drawing/Drawing.tsx"
import { Icon } from "../icon/Icon.tsx"
import { Link, staysHere } from "../link/Link.tsx"
import { Rating } from "../rating/Rating.tsx"
import type { QueryPiece, Suggestion } from "./suggestion.ts"

const PICTURE = 72

/** What was typed stays light, what it is completed with is bold. */
const Pieces = ({ pieces }: { readonly pieces: ReadonlyArray<QueryPiece> }) => {
  const isCompletion = pieces.some(({ isMatch }) => isMatch)
  return (
    <span className="suggestion__text">
      {pieces.map(({ text, isMatch }, index) => (isCompletion && !isMatch ? <b key={index}>{text}</b> : text))}
    </span>
  )
}

/** null for a kind that is not known (SRCH-43). */
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
    case "product":
      return (
        <>
          <Drawing picture={{ src: row.imageUrl, alt: "" }} size={PICTURE} priority="eager" />
          <div className="suggestion__product">
            <div className="suggestion__brand">{row.brand}</div>
            <div className="suggestion__title">{row.label}</div>
            <div className="suggestion__facts">
              <b className="num">{row.price}</b>
              {row.reviewCount > 0 && <Rating rating={row.rating} reviewCount={row.reviewCount} />}
            </div>
          </div>
        </>
      )
    case "article":
      return (
        <>
          <Drawing picture={{ src: row.imageUrl, alt: "" }} size={PICTURE} priority="eager" />
          <div className="suggestion__title">{row.label}</div>
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

/** A row of the list: a link that is walked to from the field, and is no stop of the Tab key itself. */
export const SuggestionRow = ({ row, onChoose }: SuggestionRowProps) => {
  const face = faceOf(row)
  if (face === null) {
    console.error("A suggestion of an unknown kind is not shown.", row)
    return null
  }
  return (
    <Autocomplete.Item
      value={row}
      className={`suggestion suggestion--${row.kind}`}
      render={<Link href={row.href} tabIndex={-1} />}
      onClick={(event) => {
        if (staysHere(event)) onChoose(row)
      }}
    >
      {face}
    </Autocomplete.Item>
  )
}
