import { useEffect, useState } from "react"
import { IconButton } from "../button/Button.tsx"
import { VisuallyHidden } from "../../foundation/visually-hidden/VisuallyHidden.tsx"

export interface CopyButtonProps {
  /** Accessible name of the button, such as 'Copy promo code'. */
  readonly label: string
  /** Writes the text to the clipboard; resolves to false or rejects if the browser denies it. */
  readonly onCopy: () => Promise<boolean>
}

/** Duration of the tick in ms (CTRL-33). */
const TICK = 2000

/** Renders a button that copies a text and then shows a tick for two seconds. Copying again restarts the two seconds. */
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
