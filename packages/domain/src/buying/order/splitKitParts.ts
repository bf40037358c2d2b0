import { isKitPartText } from "../../catalog/catalog/kit.ts"

/** What was chosen of an ordered line, apart from what its kit consists of. */
interface ChosenTexts {
  readonly chosen: ReadonlyArray<string>
  /** '2 × Ball Joint, Upper'; empty unless the line is a kit. */
  readonly parts: ReadonlyArray<string>
}

/** Orders keep both in one list: a choice as 'Finish: Black', a part of a kit with its number of pieces in front. */
export const splitKitParts = (options: ReadonlyArray<string>): ChosenTexts => ({
  chosen: options.filter((option) => !isKitPartText(option)),
  parts: options.filter(isKitPartText)
})
