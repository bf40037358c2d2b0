import type { OwnPart, PairAnswer } from "@camber/domain/mating"
import "./mating.css"
import { meetLineProps } from "./meetLineProps.ts"
import { MeetLine } from "./view/meet-line/MeetLine.tsx"

const order: ReadonlyArray<PairAnswer["verdict"]> = ["doesNotMeet", "notKnown", "meets"]

/** Renders the most important answer for each of the shopper's parts that connects to a product, without links. */
export const MeetsCell = ({ parts }: { readonly parts: ReadonlyArray<OwnPart> }) =>
  parts.length === 0 ? (
    "None of your parts connects to it"
  ) : (
    <>
      {parts.map(({ pairs, title }, at) => {
        const [worst] = pairs.toSorted((one, other) => order.indexOf(one.verdict) - order.indexOf(other.verdict))
        return (
          worst && (
            <MeetLine key={`${at} ${title}`} {...meetLineProps({ ...worst, advice: null, links: [] })} text={`${title}: ${worst.text}`} />
          )
        )
      })}
    </>
  )
