import type { PairFinding } from "./checkPairs.ts"
import type { ComparedFigure, PairVerdict } from "./model.ts"

/** Names of the two parts in a sentence, such as 'the clutch kit', in the order of the pairing. */
export interface PairNames {
  readonly a: string
  readonly b: string
}

/** An answer in words. */
export interface PairText {
  /** 'Meets', 'Does not meet' or 'Not known'. */
  readonly label: string
  readonly text: string
  /** How to resolve a clash, or the next step; null if there is none. */
  readonly advice: string | null
}

/** Advice for figures that are general knowledge. The text must never sound like a guarantee. */
export const CHECK_ADVICE = "Check it before you order: this comes from general references, not from the maker."

const labels: Readonly<Record<PairVerdict["_tag"], string>> = { Meets: "Meets", DoesNotMeet: "Does not meet", NotKnown: "Not known" }

/** Names of the sealing systems of fittings, by their codes in the tables. */
const SYSTEM_NAMES: ReadonlyMap<string, string> = new Map([
  ["an37", "AN flare"],
  ["if45", "inverted flare"],
  ["sae45", "45 degree flare"],
  ["iso-bubble", "bubble flare"],
  ["orb", "O-ring boss"],
  ["npt", "pipe thread"],
  ["barb", "hose barb"]
])

/** Formats a figure for shoppers. Null for an unknown figure, and for the thread of a fitting without one. */
const toWords = (key: string, text: string | null): string | null => {
  if (text === "none") return null
  return key === "system" && text !== null ? text.replaceAll(/[a-z][a-z\d-]*/g, (code) => SYSTEM_NAMES.get(code) ?? code) : text
}

/** Formats an answer with the sentences of its pairing. */
export const formatPair = ({ isVerified, pairing, verdict }: Omit<PairFinding, "a" | "b">, names: PairNames): PairText => {
  const label = labels[verdict._tag]
  const check = isVerified ? [] : [CHECK_ADVICE]
  switch (verdict._tag) {
    case "Meets":
      return { label, text: fill(pairing.meets, toMeetsWords(verdict.figures)), advice: joinAdvice(check) }
    case "DoesNotMeet": {
      const { a, b, key } = verdict.figure
      return {
        label,
        text: fill(pairing.doesNotMeet, { a: toWords(key, a) ?? "no thread", b: toWords(key, b) ?? "no thread" }),
        advice: joinAdvice([...(pairing.remedy === "" ? [] : [pairing.remedy]), ...check])
      }
    }
    case "NotKnown":
      return { label, text: formatUnknown(verdict, pairing.notKnown, names), advice: null }
  }
}

const joinAdvice = (texts: ReadonlyArray<string>): string | null => (texts.length === 0 ? null : texts.join(" "))

const fill = (sentence: string, words: Readonly<Record<string, string>>): string =>
  sentence.replaceAll(/\{(\w+)\}/g, (whole, word: string) => words[word] ?? whole)

const toMeetsWords = (figures: ReadonlyArray<ComparedFigure>): Readonly<Record<"a" | "b" | "both", string>> => {
  const join = (side: "a" | "b") => figures.flatMap((figure) => toWords(figure.key, figure[side]) ?? []).join(", ")
  const [a, b] = [join("a"), join("b")]
  return { a, b, both: a === b ? `${a} on both` : `${a} and ${b}` }
}

/**
 * Names the part whose figure is missing. A figure that depends on the shopper's choice comes first, because the shopper can choose now.
 */
const formatUnknown = ({ missing }: Extract<PairVerdict, { _tag: "NotKnown" }>, sentence: string, names: PairNames): string => {
  const open = missing.find(({ because }) => because === "option")
  if (open !== undefined) return `It depends on the option of ${names[open.side]}. Choose it first.`
  const sides = new Set(missing.map(({ side }) => side))
  const [side = "b"] = sides
  return fill(sentence, { which: sides.size > 1 ? "either part" : names[side] })
}
