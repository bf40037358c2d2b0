import type { Verdict } from "@camber/domain/fitment"
import { type BuildSheet, getCheckedParts, listKey, type PartsList } from "@camber/domain/lists"
import { UNKNOWN_PROJECT } from "@camber/domain/vehicle"
import { useEffect, useState } from "react"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { ListsStore } from "../lists/ListsStore.ts"
import { ProjectStore } from "../vehicle/ProjectStore.ts"

/** Verdicts on the products of a list, by `listKey`. */
export type ListVerdicts = ReadonlyMap<string, Verdict>

/** Fitment of the products of a list for the named car. */
export interface ListFits extends Pick<BuildSheet, "carBody" | "sharedAs"> {
  readonly verdicts: ListVerdicts
  readonly car: string | null
  /** Whether it is the selected car. Only its questions can be answered here. */
  readonly isSelected: boolean
  /** Verdicts for the selected car if the list has its own car; otherwise empty. */
  readonly selectedVerdicts: ListVerdicts
}

type Judged = Pick<ListFits, "carBody" | "selectedVerdicts" | "sharedAs" | "verdicts">

const none: Judged = { verdicts: new Map(), selectedVerdicts: new Map(), sharedAs: null, carBody: null }

/**
 * Checks the listed variants for the list's car, otherwise for the selected one, as the build sheet and the plan do. Checks again after
 * either changes. Null until the first response.
 */
export const useListFits = (list: PartsList): ListFits | null => {
  const lists = useStore(ListsStore)
  const { plate, project } = useStore(ProjectStore)
  const [judged, setJudged] = useState<Judged | null>(null)
  const { products, shareGuid } = list
  const listed = products.map(listKey).join("\n")
  const madeFor = list.car?.vehicle ?? null
  useEffect(() => {
    let isWanted = true
    const judge = async () => {
      const sheet = listed === "" ? "unknown" : await lists.run((use) => use.build(shareGuid, project ?? UNKNOWN_PROJECT))
      if (isWanted) setJudged(typeof sheet === "object" && sheet !== null ? toJudged(sheet) : none)
    }
    void judge()
    return () => {
      isWanted = false
    }
  }, [lists, listed, madeFor, project, shareGuid])
  const selected = plate?.vehicle ?? null
  return judged && { ...judged, car: madeFor ?? selected, isSelected: madeFor === null || madeFor === selected }
}

const toJudged = (sheet: BuildSheet): Judged => {
  const parts = getCheckedParts(sheet)
  const collect = (field: "selectedVerdict" | "verdict"): ListVerdicts =>
    new Map(parts.flatMap(({ facts, product }) => (facts[field] === null ? [] : [[listKey(product), facts[field]] as const])))
  return { verdicts: collect("verdict"), selectedVerdicts: collect("selectedVerdict"), sharedAs: sheet.sharedAs, carBody: sheet.carBody }
}
