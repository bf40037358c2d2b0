import { Button, InlineAlert } from "@camber/ui"
import { useEffect, useRef } from "react"

export interface RemovedProductProps {
  readonly title: string
  readonly onUndo: () => void
}

/** Names the product that was removed last and restores it. The announcement includes the number of remaining products. */
export const RemovedProduct = ({ onUndo, title }: RemovedProductProps) => (
  <InlineAlert isSilent action={<Undo key={title} title={title} onUndo={onUndo} />}>
    <span>{`${title} removed.`}</span>
  </InlineAlert>
)

/** Takes the focus that the last column had. */
const Undo = ({ onUndo, title }: RemovedProductProps) => {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true })
  })
  return (
    <Button ref={button} size="small" aria-label={`Undo: keep ${title}`} onClick={onUndo}>
      Undo
    </Button>
  )
}
