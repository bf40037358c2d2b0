import { type ReactNode, useId, useState } from "react"
import { Button } from "@camber/ui"

export interface ExpandableProps {
  /** Number of items in it. */
  readonly count: number
  readonly children: ReactNode
}

/**
 * Shows the first 300 px of long content, with 'See All (n)' and 'Show Less' (REC-31, REC-32). Focus that moves into the hidden part
 * expands it.
 */
export const Expandable = ({ children, count }: ExpandableProps) => {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  return (
    <>
      <div id={id} className="rec__more" data-open={isOpen} onFocus={() => setIsOpen(true)}>
        {children}
      </div>
      <Button aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? "Show Less" : `See All (${count})`}
      </Button>
    </>
  )
}
