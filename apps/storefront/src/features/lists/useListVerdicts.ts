import type { Verdicts } from "@camber/domain/fitment"
import type { ListProduct, PartsList } from "@camber/domain/lists"
import { useEffect, useState } from "react"
import { itemCountText } from "@camber/domain/catalog"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"
import { ProjectStore } from "../vehicle/ProjectStore.ts"

const none: Verdicts = new Map()

/**
 * Returns verdicts for the products of a list and the selected car, and checks again after either changes. Null until the first
 * response. Without `checkFitment` it sends no request and returns none (FIT-12).
 */
export const useListVerdicts = (products: ReadonlyArray<Pick<ListProduct, "skuBaseNumber">>, checkFitment = true): Verdicts | null => {
  const runtime = useStore(AppRuntime)
  const { project } = useStore(ProjectStore)
  const [verdicts, setVerdicts] = useState<Verdicts | null>(null)
  const asked = products.map(({ skuBaseNumber }) => skuBaseNumber).join(" ")
  useEffect(() => {
    let isWanted = true
    const block = { checkFitment, skuBaseNumbers: asked.split(" ") }
    void runtime
      .run((use) => use.FitmentLookup.use((lookup) => lookup.ofBlock(block, project)))
      .then((end) => {
        if (isWanted) setVerdicts(end._tag === "Done" ? end.value : none)
      })
    return () => {
      isWanted = false
    }
  }, [runtime, project, asked, checkFitment])
  return verdicts
}

/** Formats the size of a list: '3 items'. */
export const formatListSize = ({ articles, products }: Pick<PartsList, "articles" | "products">): string =>
  itemCountText(products.length + articles.length)
