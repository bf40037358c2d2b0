import { useEffect, useState } from "react"
import { IconButton } from "../button/Button.tsx"
import { VisuallyHidden } from "../../foundation/visually-hidden/VisuallyHidden.tsx"

export interface CopyButtonProps {
  /** 'Copy promo code'. */
  readonly label: string
  /** Writes to the clipboard; resolves to false or rejects if the browser denies it. */
  readonly onCopy: () => Promise<boolean>
}

/** Duration of the tick in ms (CTRL-33). */
const TICK = 2000

/** Copies, and shows a tick for two seconds; each copy restarts them. */
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
