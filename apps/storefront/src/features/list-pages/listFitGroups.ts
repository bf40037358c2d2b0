import { getFitmentText, type Verdict } from "@camber/domain/fitment"
import { listKey, type ListProduct } from "@camber/domain/lists"
import type { ListVerdicts } from "./useListFits.ts"

/** Products of a list by their verdict for one car. A product without a verdict is in none of the groups. */
export interface ListFitGroups {
  readonly fitting: ReadonlyArray<ListProduct>
  readonly open: ReadonlyArray<ListProduct>
  readonly misfits: ReadonlyArray<ListProduct>
}

const hasTone = (verdict: Verdict | undefined, tones: ReadonlyArray<string>) =>
  verdict !== undefined && tones.includes(getFitmentText(verdict).tone)

export const groupByFit = (products: ReadonlyArray<ListProduct>, verdicts: ListVerdicts): ListFitGroups => {
  const select = (...tones: ReadonlyArray<string>) => products.filter((product) => hasTone(verdicts.get(listKey(product)), tones))
  return { fitting: select("positive", "neutral"), open: select("warning"), misfits: select("negative") }
}

/** Formats the verdict counts: '3 fit, 1 question, 1 does not fit'. */
export const formatFitGroups = ({ fitting, misfits, open }: ListFitGroups): string =>
  [
    `${fitting.length} ${fitting.length === 1 ? "fits" : "fit"}`,
    ...(open.length === 0 ? [] : [open.length === 1 ? "1 question" : `${open.length} questions`]),
    ...(misfits.length === 0 ? [] : [`${misfits.length} ${misfits.length === 1 ? "does" : "do"} not fit`])
  ].join(", ")
