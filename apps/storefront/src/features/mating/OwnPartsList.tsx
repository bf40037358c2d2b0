import type { OwnPart, OwnParts } from "@camber/domain/mating"
import { Link } from "@camber/ui"
import "./mating.css"
import { meetLineProps } from "./meetLineProps.ts"
import { MeetLine } from "./view/meet-line/MeetLine.tsx"

const whereText = ({ because, listName }: OwnPart): string => {
  if (because !== null) return `On your build sheet, ${because}`
  return listName === null ? "In your cart" : `On your list ${listName}`
}

/** Formats the number of parts that were not compared: '2 other parts of yours do not connect to this one.' */
const unrelatedText = (count: number): string | null => {
  if (count === 0) return null
  return count === 1 ? "1 other part of yours does not connect to this one." : `${count} other parts of yours do not connect to this one.`
}

/** Renders each of the shopper's parts that connects to the product, with its answers. */
export const OwnPartsList = ({ parts, unrelatedCount }: Pick<OwnParts, "parts" | "unrelatedCount">) => {
  const unrelated = unrelatedText(unrelatedCount)
  return (
    <>
      <ul className="own-parts__list">
        {parts.map((part, at) => (
          // The index is needed, because two variants of a product share one URL.
          <li key={`${at} ${part.url}`}>
            <h3>
              {part.url === "" ? (
                part.title
              ) : (
                <Link className="link" href={part.url}>
                  {part.title}
                </Link>
              )}
            </h3>
            <p className="own-parts__where">{whereText(part)}</p>
            {[...new Map(part.pairs.map((pair) => [pair.text, pair])).values()].map((pair) => (
              <MeetLine key={pair.text} {...meetLineProps(pair)} />
            ))}
          </li>
        ))}
      </ul>
      {unrelated !== null && <p className="own-parts__where">{unrelated}</p>}
      <p className="own-parts__where">This compares the parts with each other. It does not say whether they fit your car.</p>
    </>
  )
}
