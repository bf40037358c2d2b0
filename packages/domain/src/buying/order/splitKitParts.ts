import { isKitPartText } from "../../catalog/catalog/kit.ts"

/** Chosen options of an order line, separated from its kit components. */
interface ChosenTexts {
  readonly chosen: ReadonlyArray<string>
  /** Component texts such as '2 × Ball Joint, Upper'; empty if not a kit. */
  readonly parts: ReadonlyArray<string>
}

/** Splits the options of an order line. Orders store both in one list: options as 'Finish: Black', components with a leading quantity. */
export const splitKitParts = (options: ReadonlyArray<string>): ChosenTexts => ({
  chosen: options.filter((option) => !isKitPartText(option)),
  parts: options.filter(isKitPartText)
})
