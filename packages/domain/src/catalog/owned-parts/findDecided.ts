import { MAX_BUILD_TOKENS } from "./rules.ts"
import type { OwnedAnswer, OwnedPair, OwnedPart, OwnedSheet } from "./model.ts"

/** Pairs with other parts of the car, and facets that verdicts ask for, as one owned part decides them. */
export interface Decided {
  readonly pairs: ReadonlyArray<OwnedPair>
  readonly answers: ReadonlyArray<OwnedAnswer>
}

/** Returns what a part decides, which is what changes if it is removed. A facet is decided by the newest part that answers it. */
export const findDecided = ({ pairs, parts }: Pick<OwnedSheet, "pairs" | "parts">, part: OwnedPart): Decided => ({
  pairs: pairs.filter(({ a, b }) => a === part.id || b === part.id),
  answers: part.answers.filter(({ name }) => parts.find(({ answers }) => answers.some((answer) => answer.name === name))?.id === part.id)
})

/** Lists the parts of a car that a listing can be compared with. */
export const getBuildTokens = ({ parts }: Pick<OwnedSheet, "parts">): ReadonlyArray<string> =>
  [...new Set(parts.flatMap(({ buildToken }) => buildToken ?? []))].slice(0, MAX_BUILD_TOKENS)

/** Formats what no longer holds after a part was removed: 'Muncie M21 is off the build sheet. 2 pairs are no longer checked.' */
export const formatRemoved = ({
  decided: { answers, pairs },
  part
}: {
  readonly part: Pick<OwnedPart, "name">
  readonly decided: Decided
}): string =>
  [
    `${part.name} is off the build sheet.`,
    ...(pairs.length === 0 ? [] : [`${pairs.length} ${pairs.length === 1 ? "pair is" : "pairs are"} no longer checked.`]),
    ...answers.map(({ name, value }) => `${name} is no longer ${value}.`)
  ].join(" ")

/** Formats what a verdict or pair follows from: 'because you have a Muncie M21'. */
export const formatBecause = ({ name }: Pick<OwnedPart, "name">): string =>
  `because you have ${/^(?:a|an|the|two|four) /i.test(name) ? name : `${/^[aeiou]/i.test(name) ? "an" : "a"} ${name}`}`
