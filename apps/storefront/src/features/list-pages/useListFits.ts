import type { Verdict } from "@camber/domain/fitment"
import { getCheckedParts, listKey, type PartsList } from "@camber/domain/lists"
import { UNKNOWN_PROJECT } from "@camber/domain/vehicle"
import { useEffect, useState } from "react"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { ListsStore } from "../lists/ListsStore.ts"
import { ProjectStore } from "../vehicle/ProjectStore.ts"

/** How the products of a list fit, by `listKey`, for the car of this name. */
export interface ListFits {
  readonly verdicts: ReadonlyMap<string, Verdict>
  readonly car: string | null
  /** Whether it is the selected car, so that a question can be answered here. */
  readonly isSelected: boolean
}

/**
 * Judges a list as its build sheet and its plan do: the listed variants, for the car that the list is made for, otherwise for the selected one.
 * Asked for again when either changes; null until the first answer.
 */
export const useListFits = (list: PartsList): ListFits | null => {
  const lists = useStore(ListsStore)
  const { plate, project } = useStore(ProjectStore)
  const [verdicts, setVerdicts] = useState<ListFits["verdicts"] | null>(null)
  const { products, shareGuid } = list
  const listed = products.map(listKey).join()
  const madeFor = list.car?.vehicle ?? null
  useEffect(() => {
    let isWanted = true
    const judge = async () => {
      const sheet = listed === "" ? "unknown" : await lists.run((use) => use.build(shareGuid, project ?? UNKNOWN_PROJECT))
      const parts = typeof sheet === "object" && sheet !== null ? getCheckedParts(sheet) : []
      const found = parts.flatMap(({ facts, product }) => (facts.verdict === null ? [] : [[listKey(product), facts.verdict] as const]))
      if (isWanted) setVerdicts(new Map(found))
    }
    void judge()
    return () => {
      isWanted = false
    }
  }, [lists, listed, madeFor, project, shareGuid])
  const selected = plate?.vehicle ?? null
  return verdicts && { verdicts, car: madeFor ?? selected, isSelected: madeFor === null || madeFor === selected }
}
