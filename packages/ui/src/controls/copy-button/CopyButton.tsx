import { useEffect, useState } from "react"
import { IconButton } from "../button/IconButton.tsx"
import { VisuallyHidden } from "../../foundation/visually-hidden/VisuallyHidden.tsx"

export interface CopyButtonProps {
  /** 'Copy promo code'. */
  readonly label: string
  /** Puts it on the clipboard; false, or a rejection, where the browser does not let it. */
  readonly onCopy: () => Promise<boolean>
}

/** How long the tick stays, in ms (CTRL-33). */
const TICK = 2000

/** Copies, and shows a tick for two seconds; each copy begins them anew. */
export const CopyButton = ({ label, onCopy }: CopyButtonProps) => {
  const [copies, setCopies] = useState(0)
  const isTicked = copies > 0
  useEffect(() => {
    if (copies === 0) return
    const timer = setTimeout(() => setCopies(0), TICK)
    return () => clearTimeout(timer)
  }, [copies])
  const copy = () => {
    onCopy().then(
      (isCopied) => isCopied && setCopies((count) => count + 1),
      () => undefined
    )
  }
  return (
    <span>
      <IconButton icon={isTicked ? "check" : "copy"} label={label} onClick={copy} />
      <output>
        <VisuallyHidden>{isTicked ? "Copied" : ""}</VisuallyHidden>
      </output>
    </span>
  )
}
