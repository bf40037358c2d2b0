import { useEffect, useRef, useState } from "react"
import { Lazy, type LazyComponent } from "../../foundation/lazy/Lazy.tsx"
import { useFirstInteraction } from "../../foundation/lazy/useFirstInteraction.ts"
import type { RecommendedSectionsProps } from "./RecommendedSections.tsx"

const recommendedSections: LazyComponent<RecommendedSectionsProps> = () => import("./RecommendedSections.tsx")

export interface RecommendedProps extends Omit<RecommendedSectionsProps, "onNothing"> {
  /** Loads the sections immediately: the visitor opened them, or the page has no other content. */
  readonly isWished?: boolean
}

/**
 * Renders the recommendations at the end of the page. They load at the first interaction in a separate chunk, so that they are rendered
 * before the visitor scrolls to them; until then the element reserves their space. It is removed if the services recommend nothing or fail
 * to load (ERR-104, ERR-115).
 */
export const Recommended = ({ isWished = false, ...sections }: RecommendedProps) => {
  const [isWanted, setIsWanted] = useState(isWished)
  const [isNothing, setIsNothing] = useState(false)
  const vanish = () => setIsNothing(true)
  useFirstInteraction(() => setIsWanted(true))
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // If the section is in view immediately, it loads without an interaction.
    const { height = 0, top = 0 } = place.current?.getBoundingClientRect() ?? {}
    if (height > 0 && top < innerHeight) setIsWanted(true)
  }, [])
  return isNothing ? null : (
    <div ref={place} className="recs block">
      <Lazy load={recommendedSections} isWanted={isWanted} onFailure={vanish} props={{ ...sections, onNothing: vanish }} />
    </div>
  )
}
