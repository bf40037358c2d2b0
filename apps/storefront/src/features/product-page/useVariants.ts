import type { ProductPage } from "@camber/domain/catalogue"
import { useEffect, useRef, useState } from "react"
import { useFirstSign } from "../../foundation/late/useFirstSign.ts"
import { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import type { VariantPreviews } from "../options/variantPreviews.ts"
import { ProjectStore } from "../vehicle/ProjectStore.ts"

/** All variants of the page's product, judged for the car that is selected. */
export interface Variants {
  /** null until they have come, and where they could not be had. */
  readonly known: () => VariantPreviews | null
  /** Asks once for each car; null where they could not be had. */
  readonly ask: () => Promise<VariantPreviews | null>
}

interface Asked {
  known: VariantPreviews | null
  readonly answer: Promise<VariantPreviews | null>
}

/** They are asked for at the first sign of a person, or when they are wanted. To be used by an observer. */
export const useVariants = ({ card: { skuBaseNumber }, options }: ProductPage): Variants => {
  const runtime = useStore(AppRuntime)
  const { project } = useStore(ProjectStore)
  const asked = useRef<Asked | null>(null)
  const [isAttended, setAttended] = useState(false)
  const hasChoice = options.indexOptions.some(({ indexOptionValues }) => indexOptionValues.length > 1)
  useFirstSign(() => setAttended(true))
  const ask = () => {
    if (asked.current) return asked.current.answer
    const answer = import("../options/variantPreviews.ts")
      .then(({ variantPreviews }) => variantPreviews(runtime, skuBaseNumber, project))
      .catch(() => null)
      .then((known) => (mine.known = known))
    const mine: Asked = { known: null, answer }
    asked.current = mine
    return answer
  }
  useEffect(
    () => () => {
      asked.current = null
    },
    [runtime, skuBaseNumber, project]
  )
  useEffect(() => {
    if (isAttended && hasChoice) void ask()
  })
  return { known: () => asked.current?.known ?? null, ask }
}
