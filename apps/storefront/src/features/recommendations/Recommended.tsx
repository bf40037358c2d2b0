import { createElement, useEffect, useRef, useState } from "react"
import type { LazyComponent } from "../../foundation/late/LazyComponent.ts"
import { useFirstInteraction } from "../../foundation/late/useFirstInteraction.ts"
import { useLazyComponent } from "../../foundation/late/useLazyComponent.ts"
import type { RecommendedSectionsProps } from "./RecommendedSections.tsx"

const recommendedSections: LazyComponent<RecommendedSectionsProps> = () => import("./RecommendedSections.tsx")

export interface RecommendedProps extends Omit<RecommendedSectionsProps, "onNothing"> {
  /** They come at once: it opened at a person's wish, or the page has nothing else to show. */
  readonly isWished?: boolean
}

/**
 * The place of recommendations, the last on its page. They come at the first sign of a person, in a chunk of their own, so that they stand
 * before anybody has scrolled to them; until then it keeps their room. Nothing is left of it where nothing is recommended or they could not
 * be had (ERR-104, ERR-115).
 */
export const Recommended = ({ isWished = false, ...sections }: RecommendedProps) => {
  const [isWanted, setIsWanted] = useState(isWished)
  const [isNothing, setIsNothing] = useState(false)
  const vanish = () => setIsNothing(true)
  useFirstInteraction(() => setIsWanted(true))
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Who has it in sight at once waits for it, though they touch nothing.
    const { height = 0, top = 0 } = place.current?.getBoundingClientRect() ?? {}
    if (height > 0 && top < innerHeight) setIsWanted(true)
  }, [])
  const Sections = useLazyComponent(isWanted && !isNothing, recommendedSections, vanish)
  return isNothing ? null : (
    <div ref={place} className="recs block">
      {Sections && createElement(Sections, { ...sections, onNothing: vanish })}
    </div>
  )
}
