import type { PairAnswer } from "@camber/domain/mating"
import type { MeetLineProps, MeetTone } from "./view/meet-line/MeetLine.tsx"

const tones: Readonly<Record<PairAnswer["verdict"], MeetTone>> = { meets: "meets", doesNotMeet: "clashes", notKnown: "unknown" }

/** Converts an answer to the properties of its line. */
export const meetLineProps = ({ advice, label, links, text, verdict }: PairAnswer): MeetLineProps => ({
  tone: tones[verdict],
  label,
  text,
  advice: advice ?? undefined,
  links
})
